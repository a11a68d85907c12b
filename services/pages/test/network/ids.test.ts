import { expect, test } from "vitest";
import { WriteIds } from "../../src/network/ids";

test("what got no answer is sent again under the same id, and everything else under one of its own", async () => {
  let made = 0;
  const ids = new WriteIds(() => `id-${++made}`);
  const sent: string[] = [];
  const send = (what: string, failure?: Error) =>
    ids.send(
      what,
      async (id) => {
        sent.push(id);
        if (failure) throw failure;
        return "done";
      },
      (e) => (e as Error).message === "refused",
    );
  await expect(send("a", new Error("no answer"))).rejects.toThrow("no answer");
  await send("b");
  expect(await send("a")).toBe("done");
  await send("a");
  await expect(send("a", new Error("refused"))).rejects.toThrow("refused");
  await send("a");
  expect(sent).toEqual(["id-1", "id-2", "id-1", "id-3", "id-4", "id-5"]);
});
