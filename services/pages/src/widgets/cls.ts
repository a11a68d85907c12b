export const cls = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(" ");
