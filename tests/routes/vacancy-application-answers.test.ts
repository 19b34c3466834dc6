import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { siteBackend } from "../../backend/test-support";
import { sampleCv } from "../factories/applications";
import { cvFile, job, now, postAndReadForm, submit, volunteer } from "../setup/application-form";
import { applicationPaths, applicationSite } from "../setup/application-site";

// Reading content/ takes long on a busy machine.
beforeAll(async () => void (await siteBackend()));

test("a form with errors keeps the typed values and a valid file", async () => {
  const site = await applicationSite({ now });
  const { firstName, ...rest } = job;
  const first = await postAndReadForm(site, applicationPaths.corporate, { ...rest, email: "anna@" });
  expect(first).toMatchObject({
    status: 400,
    errors: { firstName: "FieldMandatory", email: "InvalidEmail" },
    values: { lastName: "Vriesinga", email: "anna@", motivation: volunteer.motivation },
    storedFile: { name: "Cv Anna é.pdf", size: sampleCv.pdf.length },
  });
  expect(site.arrived).toEqual([]);
  await submit(site, applicationPaths.corporate, { ...job, cv: undefined, kept: first.storedFile?.token });
  expect(site.arrived[0]?.file?.bytes.equals(sampleCv.pdf)).toBe(true);
  expect(site.arrived[0]?.file?.name).toBe("Cv Anna é.pdf");
});

test("an answer of NUL is no answer, and beside other signs it is left out", async () => {
  const site = await applicationSite({ now });
  const refused = await postAndReadForm(site, applicationPaths.landelijk, { ...volunteer, lastName: "\0" });
  expect(refused).toMatchObject({ status: 400, errors: { lastName: "FieldMandatory" } });
  const typed = { ...volunteer, lastName: "Vries\0inga" };
  await submit(site, applicationPaths.landelijk, typed);
  const encoded = Object.entries({ ...typed, render: "b" }).map(([name, value]) => [name, String(value)]);
  await site.post(applicationPaths.landelijk, { body: new URLSearchParams(encoded) });
  expect(site.arrived).toHaveLength(2);
  for (const { fields } of site.arrived) expect(fields).toContainEqual(["LastName", "Vriesinga"]);
});

test("a stored file is encrypted on disk, stays after each post of a form, and is removed once it is sent", async () => {
  const site = await applicationSite({ now });
  const incomplete = {
    ...job,
    firstName: "",
    cv: cvFile(Buffer.concat([sampleCv.pdf, Buffer.from("Vriesinga")])),
  };
  const first = await postAndReadForm(site, applicationPaths.corporate, incomplete);
  const pressAgain = () =>
    postAndReadForm(site, applicationPaths.corporate, {
      ...incomplete,
      cv: undefined,
      kept: first.storedFile?.token,
    });
  // Without scripts a second press replaces the response to the first one.
  for (const { storedFile, errors } of await Promise.all([pressAgain(), pressAgain()])) {
    expect(storedFile).toMatchObject({ name: "Cv Anna é.pdf" });
    expect(errors).toEqual({ firstName: "FieldMandatory" });
  }
  const second = await pressAgain();
  const folder = join(site.dataDir, "shared");
  const onDisk = readdirSync(folder).map((name) => readFileSync(join(folder, name), "latin1"));
  expect(onDisk.join()).not.toMatch(/%PDF|Vriesinga|Anna/);
  await submit(site, applicationPaths.corporate, { ...job, cv: undefined, kept: second.storedFile?.token });
  const again = { ...job, cv: undefined, kept: second.storedFile?.token, render: "ander" };
  expect(await postAndReadForm(site, applicationPaths.corporate, again)).toMatchObject({
    errors: { cv: "FileExpired" },
  });
});

test.each([
  { step: "send", firstName: "", errors: { firstName: "FieldMandatory", cv: "FileExpired" } },
  { step: "check", errors: { cv: "FileExpired" } },
  { step: "edit", errors: { cv: "FileExpired" } },
])("a file that cannot be stored is asked for again after step $step", async ({ errors, ...fields }) => {
  const site = await applicationSite({ now });
  vi.spyOn(site.store, "set").mockResolvedValue(false);
  const again = await postAndReadForm(site, applicationPaths.corporate, { ...job, ...fields });
  expect(again).toMatchObject({ errors, storedFile: null, review: false, values: { lastName: "Vriesinga" } });
});

test("a stored file expires after an hour, the typed values do not", async () => {
  let moment = now().getTime();
  const site = await applicationSite({ now: () => new Date(moment) });
  const first = await postAndReadForm(site, applicationPaths.corporate, { ...job, firstName: "" });
  moment += 3_601_000;
  const late = await postAndReadForm(site, applicationPaths.corporate, {
    ...job,
    cv: undefined,
    kept: first.storedFile?.token,
  });
  expect(late).toMatchObject({
    status: 400,
    errors: { cv: "FileExpired" },
    values: { firstName: "Anna", motivation: volunteer.motivation },
  });
});

test("a stored file can be replaced or removed", async () => {
  const site = await applicationSite({ now });
  const { storedFile } = await postAndReadForm(site, applicationPaths.corporate, { ...job, firstName: "" });
  const dropped = { ...job, cv: undefined, kept: storedFile?.token, drop: "1" };
  expect(await postAndReadForm(site, applicationPaths.corporate, dropped)).toMatchObject({
    errors: { cv: "FileMandatory" },
  });
  const other = await postAndReadForm(site, applicationPaths.corporate, { ...job, firstName: "" });
  await submit(site, applicationPaths.corporate, {
    ...job,
    cv: cvFile(sampleCv.docx, "nieuw.docx"),
    kept: other.storedFile?.token,
  });
  expect(site.arrived[0]?.file?.name).toBe("nieuw.docx");
});

test("the review step shows the answers, which can be changed or sent from there", async () => {
  const site = await applicationSite({ now });
  const checked = await postAndReadForm(site, applicationPaths.corporate, { ...job, step: "check" });
  expect(checked).toMatchObject({
    status: 200,
    review: true,
    errors: {},
    storedFile: { name: "Cv Anna é.pdf" },
  });
  expect(site.arrived).toEqual([]);
  const values = { ...job, cv: undefined };
  const edit = await postAndReadForm(site, applicationPaths.corporate, {
    ...values,
    kept: checked.storedFile?.token,
    step: "edit",
  });
  expect(edit).toMatchObject({ status: 200, review: false, errors: {}, values: { firstName: "Anna" } });
  await submit(site, applicationPaths.corporate, { ...values, kept: edit.storedFile?.token, step: "send" });
  expect(site.arrived).toHaveLength(1);
  const wrong = await postAndReadForm(site, applicationPaths.corporate, {
    ...job,
    email: "x",
    step: "check",
  });
  expect(wrong).toMatchObject({ status: 400, review: false, errors: { email: "InvalidEmail" } });
});
