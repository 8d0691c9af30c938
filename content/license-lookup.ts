/** Where the state shows who is licensed to sell insurance in Texas. */
export const LICENSE_LOOKUP = "https://txapps.texas.gov/NASApp/tdi/TdiARManager";
