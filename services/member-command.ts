/** Members from the command line: `npm run member`, which without words prints its commands. */
import { isDemo } from "../app/utils/services-settings";
import { readSettings } from "../app/utils/settings";
import { resetDemoMembers } from "./accounts/demo";
import { getMember, type ListedMember, listMembers, logOutAll, memberActs } from "./accounts/manage";
import { roles } from "./platform/roles";
import type { Services } from "./platform/services";
import { runCommand } from "./run-command";
import { servicesSettings } from "./settings";
import { resetSecondFactor } from "./staff/second-factor";

const actor = "command";
const usage = `npm run member -- list [part of a name or address]
npm run member -- role <name or address> <${roles.join(" | ")}>
npm run member -- block | unblock | log-out | delete <name or address>
npm run member -- reset-second-factor <name or address>
npm run member -- log-out --all     ends the sessions of everybody
npm run member -- demo        gives the demo members new passwords and prints them`;

type Command = (services: Services, ...words: string[]) => Promise<string>;

const logOutMember = act("logOut", "is logged out everywhere");

const commands: Record<string, Command> = {
  async list(services, search = "") {
    const members = await allMembers(services, search);
    const lines = members.map(({ username, email, role, state, createdAt }) =>
      [username, email, role, state, createdAt.toISOString().slice(0, 10)].join("\t"),
    );
    return lines.join("\n") || "There are no members.";
  },
  async role(services, name = "", word) {
    const role = roles.find((known) => known === word);
    if (!role) throw new Error(`'${word ?? ""}' is not one of ${roles.join(", ")}.`);
    const member = await getMember(services, name);
    await services.db
      .transaction()
      .execute((trx) => memberActs.setRole(trx, member, actor, role, services.now()));
    return `${member.username} is ${role} now.`;
  },
  block: act("block", "is blocked and logged out"),
  unblock: act("unblock", "can log in again"),
  async "log-out"(services, word = "") {
    if (word !== "--all") return logOutMember(services, word);
    await services.db.transaction().execute((trx) => logOutAll(trx, actor, services.now()));
    return "Everybody is logged out.";
  },
  async "reset-second-factor"(services, name = "") {
    const member = await getMember(services, name);
    await services.db.transaction().execute((trx) => resetSecondFactor(trx, member, actor, services.now()));
    return `${member.username} makes another second factor at the next visit of /beheer.`;
  },
  async delete(services, name = "") {
    const member = await getMember(services, name);
    await services.db.transaction().execute((trx) => memberActs.delete(trx, member, actor, services));
    return `${member.username} is deleted.`;
  },
  async demo(services) {
    if (!isDemo(readSettings(servicesSettings, process.env)))
      throw new Error("Demo members exist only while PUBLIC_URL is not https.");
    const logIns = await resetDemoMembers(services);
    return logIns.map(({ email, role, password }) => [email, role, password].join("\t")).join("\n");
  },
};

async function allMembers(services: Services, search: string): Promise<ListedMember[]> {
  const limit = 1000;
  const members: ListedMember[] = [];
  let page: ListedMember[];
  do {
    page = await listMembers(services, { search, after: members.at(-1)?.username ?? "", limit });
    members.push(...page);
  } while (page.length === limit);
  return members;
}

function act(name: "block" | "unblock" | "logOut", outcome: string): Command {
  return async (services, word = "") => {
    const member = await getMember(services, word);
    await services.db.transaction().execute((trx) => memberActs[name](trx, member, actor, services.now()));
    return `${member.username} ${outcome}.`;
  };
}

const [name = "", ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  console.error(usage);
  process.exit(1);
}
await runCommand((services) => command(services, ...words));
