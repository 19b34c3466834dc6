/** A posted form that can be sent again from another page; files cannot be kept. */
export interface KeptForm {
  /** The address that it was posted to. */
  address: string;
  fields: { name: string; value: string }[];
  hasFile: boolean;
  multipart: boolean;
}
