import type { FormName } from "./vocabulary";

const ADDRESS: Partial<Record<FormName, string>> = {
  report_case: "open-case",
  open_initiative: "open-case",
  request_case: "open-case",
};

/** The name, in the address, of the write operation of a form. */
export const addressOf = (form: FormName): string => ADDRESS[form] ?? form.replaceAll("_", "-");
