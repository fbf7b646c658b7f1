/** First names, as they are said one after the other. */
export const listNomes = (nomes: readonly string[]): string =>
  new Intl.ListFormat('pt-BR').format(nomes.map((nome) => nome.split(' ')[0] ?? nome))
