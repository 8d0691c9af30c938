const VALUES: Record<string, number> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Returns true when a vehicle identification number has 17 legal characters and the right check digit. */
export function isVin(vin: string): boolean {
  const text = vin.toUpperCase();
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(text)) return false;
  const sum = [...text].reduce((total, char, i) => {
    const value = VALUES[char] ?? Number(char);
    return total + value * (WEIGHTS[i] ?? 0);
  }, 0);
  const check = sum % 11;
  return text[8] === (check === 10 ? "X" : String(check));
}
