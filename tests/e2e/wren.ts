/** The agency that the test of a new agency sets up, and its first admin's own password. */
export const PASSWORD = "saguaro-lantern-quartz-9";
export const ACCOUNT = { sid: `AC${"1".repeat(32)}`, token: "wren-text-token" };
export const WREN = {
  name: "Cactus Wren Insurance",
  email: "hola@cactuswren-elpaso.com",
  agentsEmail: "equipo@cactuswren-elpaso.com",
  ownerEmail: "ana@cactuswren-elpaso.com",
  offices: [
    {
      street: "400 Montana Avenue",
      city: "El Paso",
      zip: "79902",
      phone: "915-999-0117",
      shown: "(915) 999-0117",
      latitude: "31.7619",
      longitude: "-106.485",
    },
    {
      street: "12 Socorro Road",
      city: "Socorro",
      zip: "79927",
      phone: "915-999-0118",
      shown: "(915) 999-0118",
      latitude: "31.6546",
      longitude: "-106.3033",
    },
  ],
} as const;
