/** The fields of a sign-up, in the order of its form, with their names at the product API and limits in characters. */
export const collectorFields = {
  name: { wire: "Name", maxLength: 100, required: true },
  phone: { wire: "PhoneNumber", maxLength: 50, required: true },
  postcode: { wire: "PostalCode", maxLength: 20, required: true },
  email: { wire: "Email", maxLength: 254, required: false },
  remark: { wire: "Remark", maxLength: 1000, required: false },
} as const;

export type CollectorField = keyof typeof collectorFields;

export const collectorFieldNames: readonly CollectorField[] = [
  "name",
  "phone",
  "postcode",
  "email",
  "remark",
];
