import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sampleCv } from "../factories/applications";
import { addresses } from "../setup/addresses";
import { LynxKeys, readWithLynx, visitWithLynx } from "../setup/lynx";
import { expect, test } from "./fixtures";
import { waitForMail } from "./mails";

const start = `${addresses.site}/geheugentest`;
const questionsOfAStep = 8;
/** Five options after a disabled one, which means that nothing was chosen. */
const fieldsOfAQuestion = 6;
const slechter = 4;
const accountPassword = "Paarse fiets 1954 regen";
const otherPassword = "Groene trui 1961 mist";

test("a visitor takes the whole memory test in a text browser", async () => {
  const folder = await ownFolder();
  const step = await readWithLynx(`${start}/ander`, folder);
  // Text browsers show hidden elements.
  expect(step).not.toContain("geen verbinding");
  const first = numberOf(step, /\[(\d+)\]\(.\) Veel beter/);
  // On the last step four ages, after a disabled one; then the buttons back and next.
  const ages = first + questionsOfAStep * fieldsOfAQuestion;

  const keys = new LynxKeys();
  keys.activate(
    numberOf(await readWithLynx(start, folder), /Start de test voor een ander\s+\[(\d+)\]Alle vragen/),
  );
  const answerAll = () => {
    for (let question = 0; question < questionsOfAStep; question += 1) {
      keys.activate(first + question * fieldsOfAQuestion + slechter - 1);
    }
  };
  answerAll();
  keys.activate(ages);
  answerAll();
  keys.activate(ages + 2).activate(ages + 5);

  const result = await visitWithLynx(start, folder, keys);
  expect(result).toContain("Je score: 64 punten");
  expect(result).toContain("Leeftijd: 75 of ouder");
  expect(result).toContain("Deze uitslag is geen diagnose.");
});

test("a visitor finds information with a search in a text browser", async () => {
  const folder = await ownFolder();
  const home = await readWithLynx(addresses.site, folder);
  const field = numberOf(home, /Zoek op deze website \[(\d+)\]_/);
  const found = await readWithLynx(`${addresses.site}/zoeken?zoekterm=autorijden`, folder);
  const keys = new LynxKeys()
    .write(field, "autorijden")
    .activate(field + 1)
    .activate(numberOf(found, /\[(\d+)\]Autorijden met dementie/));
  expect(await visitWithLynx(addresses.site, folder, keys)).toMatch(/^\s*Autorijden met dementie/m);
});

test("a visitor finds a region and an activity in a text browser", async () => {
  const folder = await ownFolder();
  const home = await readWithLynx(addresses.site, folder);
  const regions = await readWithLynx(`${addresses.site}/regios`, folder);
  const field = numberOf(regions, /Rivierenland\s+\[(\d+)\]_/);
  const region = await readWithLynx(`${addresses.site}/regios?zoekterm=4001+AB`, folder);
  const keys = new LynxKeys()
    .activate(numberOf(home, /\[(\d+)\]In de buurt/))
    .write(field, "4001 AB")
    .activate(field + 1)
    .activate(numberOf(region, firstActivity));
  const activity = await visitWithLynx(addresses.site, folder, keys);
  expect(activity).toMatch(/Wanneer/);
  expect(activity).toMatch(/Zet in je agenda/);
});

test("a visitor subscribes to the newsletter in a text browser", async () => {
  const folder = await ownFolder();
  const field = numberOf(
    await readWithLynx(addresses.site, folder),
    /Je kunt je altijd weer afmelden\.\s+\[(\d+)\]_/,
  );
  // The honeypot field follows it.
  const keys = new LynxKeys().write(field, "els.in.tekst@voorbeeld.nl").activate(field + 2);
  expect(await visitWithLynx(addresses.site, folder, keys)).toContain("Bijna klaar: kijk in je mail");
});

test("a member makes an account, tells about themselves, writes, follows, reports, logs out and chooses a new password in a text browser", async () => {
  const folder = await ownFolder();
  const name = `Tekst${Date.now() % 1e9}`;
  const email = `${name.toLowerCase()}@voorbeeld.nl`;
  const form = await readWithLynx(`${addresses.site}/registreren`, folder);
  const passwordField = numberOf(form, /gebruikersnaam\s+\[(\d+)\]_/);
  const keys = new LynxKeys()
    .write(numberOf(form, /zien dit nooit\. \[(\d+)\]_/), email)
    .write(passwordField, accountPassword)
    .write(passwordField + 1, accountPassword)
    .write(numberOf(form, /naam niet te gebruiken\. \[(\d+)\]_/), name)
    .activate(numberOf(form, /\[(\d+)\]\[ \] Ik ben 16/))
    .activate(numberOf(form, /\[(\d+)\]\[ \] Ik ga akkoord/))
    .activate(numberOf(form, /\(\[(\d+)\]BUTTON\) Maak mijn account/));
  expect(await visitWithLynx(`${addresses.site}/registreren`, folder, keys)).toContain(email);

  const { link } = await waitForMail(email, "Bevestig je account");
  const page = await readWithLynx(addresses.site + link, folder);
  const confirm = new LynxKeys().activate(numberOf(page, /\(\[(\d+)\]BUTTON\) Bevestig mijn account/));
  expect(await visitWithLynx(addresses.site + link, folder, confirm)).toContain("Je account is klaar");

  const start = `${addresses.site}/inloggen`;
  const logInPage = await readWithLynx(start, folder);
  const logIn = (password: string) =>
    new LynxKeys()
      .write(numberOf(logInPage, /E-mailadres \[(\d+)\]_/), email)
      .write(numberOf(logInPage, /Wachtwoord\s+\[(\d+)\]_/), password)
      .activate(numberOf(logInPage, /\(\[(\d+)\]BUTTON\) Log in/));
  const mine = await visitWithLynx(start, folder, logIn(accountPassword));
  expect(mine).toContain(`Dag ${name}`);
  const toProfile = () => logIn(accountPassword).activate(numberOf(mine, /\[(\d+)\]Vul je profiel aan/));
  const profile = await visitWithLynx(start, folder, toProfile());
  const save = toProfile()
    .write(numberOf(profile, /Bijvoorbeeld 1958\s+\[(\d+)\]_/), "1951")
    .activate(numberOf(profile, /\(\[(\d+)\]BUTTON\) Bewaar je profiel/));
  expect(await visitWithLynx(start, folder, save)).toMatch(/Je profiel is bewaard.*1951/s);
  const toSettings = () => logIn(accountPassword).activate(numberOf(mine, /\[(\d+)\]Instellingen/));
  const settings = await visitWithLynx(start, folder, toSettings());
  const makePublic = toSettings()
    .activate(numberOf(settings, /\[(\d+)\]\( \) Openbaar/))
    .activate(numberOf(settings, /\(\[(\d+)\]BUTTON\) Bewaar wie je blog leest/));
  expect(await visitWithLynx(start, folder, makePublic)).toMatch(/bewaard/i);
  const startAtData = `${start}?terug=/mijn/gegevens`;
  const data = await visitWithLynx(startAtData, folder, logIn(accountPassword));
  const askForData = logIn(accountPassword).activate(
    numberOf(data, /\(\[(\d+)\]BUTTON\) Vraag je gegevens op/),
  );
  expect(await visitWithLynx(startAtData, folder, askForData)).toContain("We maken je bestand");
  await waitForMail(email, "Je gegevens staan klaar");
  const startAtForum = `${start}?terug=/ervaringen-delen/forum/mantelzorgers/nieuw`;
  const writing = await visitWithLynx(startAtForum, folder, logIn(accountPassword));
  const write = logIn(accountPassword)
    .write(numberOf(writing, /lezen anderen het eerst\.\s+\[(\d+)\]_/), "In een tekstbrowser")
    .write(numberOf(writing, /een\s+link\.\s+\[(\d+)\]_/), "Het kan zo ook.")
    .activate(numberOf(writing, /\[(\d+)\]place\) Plaats je gesprek/));
  expect(await visitWithLynx(startAtForum, folder, write)).toMatch(/Je tekst is bewaard.*Het kan zo ook/s);

  const startAtBlog = `${start}?terug=/mijn/blog`;
  const noBlog = await visitWithLynx(startAtBlog, folder, logIn(accountPassword));
  const beginBlog = logIn(accountPassword)
    .write(numberOf(noBlog, /Naam van je blog \* \[(\d+)\]_/), "Wij samen")
    .activate(numberOf(noBlog, /\(\[(\d+)\]BUTTON\) Begin je blog/));
  expect(await visitWithLynx(startAtBlog, folder, beginBlog)).toContain("Je blog is bewaard");

  const group = await (await fetch(`${addresses.site}/ervaringen-delen/forum/mantelzorgers`)).text();
  const startAtTalk = `${start}?terug=${/\/ervaringen-delen\/forum\/gesprek\/[^"]+/.exec(group)?.[0]}`;
  const talk = await visitWithLynx(startAtTalk, folder, logIn(accountPassword));
  const follow = logIn(accountPassword).activate(numberOf(talk, /\(\[(\d+)\]BUTTON\) Volg dit gesprek/));
  const followed = await visitWithLynx(startAtTalk, folder, follow);
  expect(followed).toMatch(/Je volgt dit nu.*Stop met volgen/s);
  const react = () =>
    logIn(accountPassword)
      .write(numberOf(followed, /een\s+link\.\s+\[(\d+)\]_/), "Zo gaat het hier ook.")
      .activate(numberOf(followed, /\[(\d+)\]place\) Plaats je reactie/));
  // Members wait fifteen seconds between two posts.
  await expect(async () => {
    expect(await visitWithLynx(startAtTalk, folder, react())).toContain("Je tekst is bewaard");
  }).toPass();
  const toReport = () => logIn(accountPassword).activate(numberOf(followed, /\[(\d+)\]Meld deze tekst/));
  const report = await visitWithLynx(startAtTalk, folder, toReport());
  const sendReport = toReport()
    .activate(numberOf(report, /\[(\d+)\]\( \) Het is onaardig/))
    .activate(numberOf(report, /\(\[(\d+)\]BUTTON\) Verstuur je melding/));
  expect(await visitWithLynx(startAtTalk, folder, sendReport)).toContain("Dank je wel voor je melding");
  const logOut = logIn(accountPassword).activate(numberOf(mine, /\(\[(\d+)\]BUTTON\) Log uit/));
  expect(await visitWithLynx(start, folder, logOut)).toContain("Je bent uitgelogd");

  const forgotten = `${addresses.site}/wachtwoord/vergeten`;
  const forgottenPage = await readWithLynx(forgotten, folder);
  const ask = new LynxKeys()
    .write(numberOf(forgottenPage, /Het adres van je account\.\s+\[(\d+)\]_/), email)
    .activate(numberOf(forgottenPage, /\(\[(\d+)\]BUTTON\) Stuur mij een link/));
  expect(await visitWithLynx(forgotten, folder, ask)).toContain("Kijk in je mail");
  const reset = addresses.site + (await waitForMail(email, "Kies een nieuw wachtwoord")).link;
  const resetPage = await readWithLynx(reset, folder);
  const field = numberOf(resetPage, /gebruikersnaam\s+\[(\d+)\]_/);
  const choose = new LynxKeys()
    .write(field, otherPassword)
    .write(field + 1, otherPassword)
    .activate(numberOf(resetPage, /\(\[(\d+)\]BUTTON\) Bewaar je wachtwoord/));
  expect(await visitWithLynx(reset, folder, choose)).toContain("Je nieuwe wachtwoord is bewaard");
  expect(await visitWithLynx(start, folder, logIn(otherPassword))).toContain(`Dag ${name}`);
});

test("a visitor applies for a job with a CV in a text browser", async () => {
  const folder = await ownFolder();
  const cv = join(folder, "cv.pdf");
  await writeFile(cv, sampleCv.pdf);
  const form = `${addresses.site}/over-ons/werken-bij-alzheimer-nederland/webredacteur/solliciteren`;
  const page = await readWithLynx(form, folder);
  const first = numberOf(page, /Voornaam \* \[(\d+)\]_/);
  const keys = new LynxKeys()
    .write(first, "Els")
    .write(first + 2, "Vriesinga")
    .write(first + 3, "els.in.lynx@voorbeeld.nl")
    .write(first + 4, "06 12345678")
    .write(numberOf(page, /bij\s+je\?\s+\[(\d+)\]_/), "Ik schrijf graag.")
    .write(numberOf(page, /2 MB\.\s+\[(\d+)\]/), cv)
    .activate(numberOf(page, /\[(\d+)\]send\) Verstuur/));
  expect(await visitWithLynx(form, folder, keys)).toMatch(/Bedankt voor je reactie.*Ik schrijf graag/s);
});

test("a visitor starts a donation in a text browser", async () => {
  const folder = await ownFolder();
  const page = await readWithLynx(`${addresses.site}/doneren`, folder);
  const keys = new LynxKeys()
    .activate(numberOf(await readWithLynx(addresses.site, folder), /\[(\d+)\]Doneer$/m))
    .activate(numberOf(page, /\[(\d+)\]\( \) Elk jaar/))
    .activate(numberOf(page, /\[(\d+)\]\( \) € 120/))
    .activate(numberOf(page, /\[(\d+)\]BUTTON\) Geef dit bedrag/));
  expect(await visitWithLynx(addresses.site, folder, keys)).toMatch(
    /Je gegevens.*Jouw gift\s+€ 120\s+Elk jaar/s,
  );
});

test("a visitor gives every year in a text browser", async () => {
  const folder = await ownFolder();
  const start = `${addresses.site}/doneren/gegevens?frequentie=jaarlijks&bedrag=120`;
  const form = await readWithLynx(start, folder);
  const fill = () =>
    new LynxKeys()
      .write(numberOf(form, /Je naam \* \[(\d+)\]_/), "Ineke Vermeulen")
      .write(numberOf(form, /naartoe\.\s+\[(\d+)\]_/), "ineke.in.lynx@voorbeeld.nl")
      .activate(numberOf(form, /\[(\d+)\]BUTTON\) Ga naar betalen/));
  const payment = await visitWithLynx(start, folder, fill());
  const pay = () =>
    fill()
      .activate(numberOf(payment, /\[(\d+)\]\[ \] Ja, schrijf elk jaar/))
      .activate(numberOf(payment, /\[(\d+)\]BUTTON\) Geef elk jaar/));
  const way = await visitWithLynx(start, folder, pay());
  const toBank = () => pay().activate(numberOf(way, /\[(\d+)\]Ga naar de bank/));
  const bank = await visitWithLynx(start, folder, toBank());
  const paid = toBank().activate(numberOf(bank, /\[(\d+)\]betaald\) Betalen/));
  expect(await visitWithLynx(start, folder, paid)).toMatch(/Dank je wel, Ineke Vermeulen.*€ 120, elk jaar/s);
});

/** The link below the date and the type of an activity. */
const firstActivity = /^ {3}(?:ma|di|wo|do|vr|za|zo) \d+ [a-z]+\n+ +.*\n+\[(\d+)\]/m;

async function ownFolder(): Promise<string> {
  const folder = test.info().outputPath();
  await mkdir(folder, { recursive: true });
  return folder;
}

function numberOf(page: string, link: RegExp): number {
  const number = Number(link.exec(page)?.[1]);
  expect(number, `${link} on\n${page}`).toBeGreaterThan(0);
  return number;
}
