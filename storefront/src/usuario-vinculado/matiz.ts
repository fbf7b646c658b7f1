/** Eight hues that are told apart at a glance (ux 1.16.4), in degrees of oklch. */
const matizes = [250, 150, 50, 320, 200, 95, 20, 285] as const

/** The hue of a cliente among those of its login: two of them look alike only from the ninth on. */
export function chooseMatiz(idcliente: string, todos: readonly { idcliente: string }[]): number {
  // By id, not by place: a new primary one must not repaint the others.
  const ordem = todos.map((um) => um.idcliente).toSorted()
  return matizes[Math.max(0, ordem.indexOf(idcliente)) % matizes.length] ?? matizes[0]
}

/** 'Padaria Três Irmãos' gives 'PT'. */
export function readIniciais(nome: string): string {
  const partes = nome.split(/\s+/).filter((parte) => /^\p{Lu}/u.test(parte))
  const [primeira = nome, segunda = ''] = partes
  return `${[...primeira][0] ?? ''}${[...segunda][0] ?? ''}`.toUpperCase()
}
