// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { sendForm } from "../../src/network/session";
import { t } from "../../src/words/words";

it("tells in words that a form is too long for the hall, which says nothing of it", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 413, statusText: "Request Entity Too Large" }));
  await expect(sendForm("record_note", { text: "x" })).rejects.toThrow(t.tooLarge);
});
