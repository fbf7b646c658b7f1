/** Texts of section 8 that a screen says by itself, with no answer to quote: the browser has these, not the whole table. */
export const textos = {
  carrinho_vazio: 'O carrinho está vazio. Experimente adicionar alguns produtos',
  cupom_invalido: 'Não foi possível verificar seu cupom',
  sessao_expirada: 'Sessão expirada, efetue login novamente',
  entrar_para_continuar: 'Entre para continuar',
  fornecedor_nao_atende: 'O fornecedor não atende no endereço informado',
  endereco_nao_atendido: 'Infelizmente ainda não atendemos este endereço',
  fornecedores_nao_encontrados: 'Não foi possivel encontrar fornecedores para este endereço',
} as const
