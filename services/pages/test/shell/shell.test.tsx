// @vitest-environment happy-dom
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));
const header = vi.hoisted(() => ({ begun: 0, name: (_name: string): void => {} }));
vi.mock("../../src/shell/header", () => ({
  Header: () => {
    const [name, setName] = useState("Rome");
    useEffect(() => {
      header.begun++;
      header.name = setName;
    }, []);
    return <h1>{name}</h1>;
  },
}));

import { Shell } from "../../src/shell/shell";
import { go, session } from "../../src/network/session";
import { who } from "../fixtures";
import { knows, settled, show } from "../rendered";

const ARBITER = { ...who("CHIEF_ARBITER"), token: "t", competitionId: "demo" };

it("begins the header once at every sign-in in one page, and keeps its state apart from its own", async () => {
  session.value = ARBITER;
  knows(ARBITER);
  const first = await show(<Shell />);
  await vi.waitFor(() => expect(first.querySelector("h1")).not.toBeNull());
  await settled();
  expect(header.begun).toBe(1);
  render(null, first);
  const second = await show(<Shell />);
  expect(header.begun).toBe(2);
  go("/floor");
  await settled();
  header.name("Lyon");
  await settled();
  expect([second.querySelector("h1")!.textContent, header.begun]).toEqual(["Lyon", 2]);
});
