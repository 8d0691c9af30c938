/** The state's public lookup of people who are licensed to sell insurance in Texas. */
export const LICENSE_LOOKUP = "https://txapps.texas.gov/NASApp/tdi/TdiARManager";
