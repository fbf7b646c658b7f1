/** The three pictures of a logo: what each is called, what it is for, what stands where it is missing. */
export const descritos = {
  claro: {
    nome: 'Logo para fundo claro',
    dica: 'Fica no cabeçalho da loja. Com fundo transparente, melhor.',
    vazio: 'Sem logo, aparece o nome da loja.',
  },
  escuro: {
    nome: 'Logo para fundo escuro',
    dica: 'Fica no cabeçalho da loja escura e nos ícones.',
    vazio: 'Sem ele, vale o do fundo claro.',
  },
  simbolo: {
    nome: 'Símbolo quadrado',
    dica: 'Fica no ícone da aba e do aplicativo.',
    vazio: 'Sem ele, vale um pedaço do logo ou a inicial.',
  },
} as const
