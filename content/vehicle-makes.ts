/** Makes that are often insured here, cars first and then motorcycles, as suggestions: any other may be typed. */
export const vehicleMakes = [
  ...["Acura", "Alfa Romeo", "Audi", "BMW", "Buick", "Cadillac", "Chevrolet", "Chrysler", "Dodge", "Fiat", "Ford"],
  ...["Genesis", "GMC", "Honda", "Hummer", "Hyundai", "Infiniti", "Isuzu", "Jaguar", "Jeep", "Kia", "Land Rover"],
  ...["Lexus", "Lincoln", "Lucid", "Maserati", "Mazda", "Mercedes-Benz", "Mercury", "Mini", "Mitsubishi", "Nissan"],
  ...["Oldsmobile", "Polestar", "Pontiac", "Porsche", "Ram", "Rivian", "Saab", "Saturn", "Scion", "Smart", "Subaru"],
  ...["Suzuki", "Tesla", "Toyota", "Volkswagen", "Volvo"],
  ...["Ducati", "Harley-Davidson", "Indian", "Kawasaki", "KTM", "Triumph", "Vespa", "Yamaha"],
];
