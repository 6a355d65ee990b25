/** The rows of the measured page, made anew for every request: two columns of text each. */
export function rows() {
  return Array.from({ length: 1000 }, (_, index) => ({
    id: `${(index * 2_654_435_761) % 4_294_967_296}-${index}`,
    name: `Sjuksköterska ${index} <Östra>`,
  }));
}
