import { expect, test } from "vitest";
import { isEmailAddress } from "./email-address";
import { emailField } from "./email-field";

const host = "@voorbeeld.nl";

/** Addresses of the lists of Wikipedia ('Email address'), RFC 3696 and Microsoft ('Valid email addresses'), and more. */
const valid = [
  "jan@voorbeeld.nl",
  "simple@example.com",
  "very.common@example.com",
  "FirstName.LastName@EasierReading.org",
  "x@example.com",
  "a@b.nl",
  "long.email-address-with-hyphens@and.subdomains.example.com",
  "user.name+tag+sorting@example.com",
  "name/surname@example.com",
  "mailhost!username@example.org",
  "user%example.com@example.org",
  "user-@example.org",
  "_______@example.com",
  "1234567890@example.com",
  "customer/department=shipping@example.com",
  "$A12345@example.com",
  "!def!xyz%abc@example.com",
  "o'brien@voorbeeld.nl",
  "disposable.style.email.with+symbol@example.com",
  "email@subdomain.example.com",
  "email@example-one.com",
  "email@3com.com",
  "email@example.name",
  "email@example.museum",
  "email@example.co.jp",
  "email@xn--bcher-kva.example",
  "email@voorbeeld.xn--p1ai",
  "jörg@bücher.example",
  "Pelé@example.com",
  "δοκιμή@παράδειγμα.δοκιμή",
  "我買@屋企.香港",
  "संपर्क@डाटामेल.भारत",
  `${"a".repeat(64)}${host}`,
  `a@${"b".repeat(63)}.nl`,
  `${"a".repeat(63)}@${"b.".repeat(93)}nl`,
];

const invalid = [
  "plainaddress",
  "abc.example.com",
  "@example.com",
  "email@",
  "@",
  "email@example",
  "admin@mailserver1",
  "email@example@example.com",
  "A@b@c@example.com",
  "#@%^%#$@#$@#.com",
  // Dots
  ".email@example.com",
  "email.@example.com",
  "email..email@example.com",
  "Abc..123@example.com",
  "email@example..com",
  "email@.example.com",
  "email@example.com.",
  "email@example.",
  "email@example.c",
  // Names, comments and lists
  "<jan@voorbeeld.nl>",
  "Jan <jan@voorbeeld.nl>",
  "Joe Smith <email@example.com>",
  '"Jan" <jan@voorbeeld.nl>',
  "email@example.com (Joe Smith)",
  "(comment)email@example.com",
  "mailto:email@example.com",
  "email@example.com,other@example.com",
  "email@example.com;other@example.com",
  // Quotes and signs
  '"email"@example.com',
  '" "@example.org',
  '"john..doe"@example.org',
  '"very.(),:;<>[]\\".VERY.\\"very@\\\\ \\"very\\".unusual"@strange.example.com',
  'just"not"right@example.com',
  'a"b(c)d,e:f;g<h>i[j\\k]l@example.com',
  'this is"not\\allowed@example.com',
  'this\\ still\\"not\\\\allowed@example.com',
  "“(),:;<>[\\]@example.com",
  "Fred\\ Bloggs@example.com",
  "Joe.\\\\Blow@example.com",
  "jan[at]voorbeeld.nl",
  // Domains
  "email@-example.com",
  "email@example-.com",
  "email@exam_ple.com",
  "i.like.underscores@but_they_are_not_allowed_in_this_part",
  "email@example.c0m",
  "email@example.123",
  "email@example.com:25",
  "email@example.com/pad",
  "email@example,com",
  "email@exam!ple.com",
  `email@${"b".repeat(64)}.nl`,
  `email@voorbeeld.${"n".repeat(64)}`,
  // IP addresses
  "email@123.123.123.123",
  "email@111.222.333.44444",
  "email@[123.123.123.123]",
  "jsmith@[IPv6:2001:db8::1]",
  "postmaster@[IPv6:2001:0db8:85a3:0000:0000:8a2e:0370:7334]",
  // Lengths
  `${"a".repeat(65)}${host}`,
  "1234567890123456789012345678901234567890123456789012345678901234+x@example.com",
  // Control characters
  "jan\u0000@voorbeeld.nl",
  "jan@voorbeeld\u0000.nl",
  "jan@voorbeeld.nl\u0000",
  "jan\u0007@voorbeeld.nl",
  "jan@voorbeeld\u0007.nl",
  "jan\u007f@voorbeeld.nl",
  "jan@voorbeeld.nl\u007f",
  "jan\u0085@voorbeeld.nl",
  "jan\ufffd@voorbeeld.nl",
  "jan\ud800@voorbeeld.nl",
  // Signs that look like others
  "jan＠voorbeeld.nl",
  "jan@voorbeeld。nl",
  "😀@voorbeeld.nl",
];

test.each(valid)("%s is an address", (address) => {
  expect(isEmailAddress(address)).toBe(true);
  expect(emailField.safeParse(address)).toEqual({ success: true, data: address });
});

test.each(["jan\u200b@voorbeeld.nl", "\u202ejan@voorbeeld.nl"])(
  "%j is no address, but one in a field, which strips unseen signs",
  (address) => {
    expect(isEmailAddress(address)).toBe(false);
    expect(emailField.parse(address)).toBe("jan@voorbeeld.nl");
  },
);

test.each(invalid)("%j is no address, and an error on the field", (address) => {
  expect(isEmailAddress(address)).toBe(false);
  const { error } = emailField.safeParse(address);
  expect(error?.issues[0]?.message).toBe("InvalidEmail");
});

test("an address has at most 254 characters", () => {
  const ofLength = (length: number) =>
    `jan@${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(length - 190)}.nl`;
  expect(ofLength(254)).toHaveLength(254);
  expect(isEmailAddress(ofLength(253))).toBe(true);
  expect(isEmailAddress(ofLength(255))).toBe(false);
  expect(emailField.safeParse(ofLength(255)).error?.issues[0]?.message).toBe("FieldTooLong");
});

test.each(Array.from({ length: 0x20 }, (_, code) => code).concat(0x7f))(
  "the control character %i is never part of an address",
  (code) => {
    for (const at of ["{}jan@voorbeeld.nl", "j{}an@voorbeeld.nl", "jan@voor{}beeld.nl", "jan@voorbeeld.nl{}"])
      expect(isEmailAddress(at.replace("{}", String.fromCharCode(code)))).toBe(false);
  },
);
