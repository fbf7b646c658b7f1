import type { ModulosDaLoja } from '@vitrine/contract'
import type { Modulo } from '@vitrine/rules/acesso'
import { pluralize } from '@vitrine/rules/texto'

/** What a module is to the store's customers, in the order of the screen. */
export const modulosDitos: Readonly<Record<Modulo, { nome: string; efeito: string }>> = {
  cupom: {
    nome: 'Cupons',
    efeito: 'O cliente digita um código, ou ganha um desconto automático, no carrinho.',
  },
  combo: { nome: 'Combos', efeito: 'Produtos vendidos juntos por um preço só, em telas próprias.' },
  'lista-compras': {
    nome: 'Listas de compras',
    efeito: 'O cliente guarda listas, compartilha e põe tudo no carrinho de uma vez.',
  },
  assinatura: { nome: 'Assinaturas', efeito: 'Um pedido que se repete sozinho, a cada tantos dias.' },
  fatura: { nome: 'Faturas', efeito: 'O cliente a prazo vê o que deve e paga por Pix ou boleto.' },
  chat: { nome: 'Conversas', efeito: 'O cliente fala com a loja, e a equipe atende em Conversas.' },
}

const contados: Partial<Record<Modulo, [um: string, varios: string]>> = {
  cupom: ['cupom ativo', 'cupons ativos'],
  combo: ['combo ativo', 'combos ativos'],
  assinatura: ['assinatura ativa', 'assinaturas ativas'],
  fatura: ['fatura em aberto', 'faturas em aberto'],
  chat: ['conversa esperando resposta', 'conversas esperando resposta'],
}
const MUITOS = 1000

/** What is open of a module that is to be switched off: its customers do not see it any more. Null: nothing. */
export function sayEmAberto(modulo: Modulo, em_aberto: ModulosDaLoja['em_aberto']): string | null {
  const quantos = em_aberto.find((cada) => cada.modulo === modulo)?.quantos ?? 0
  const nomes = contados[modulo]
  if (quantos === 0 || !nomes) return null
  const ditos = quantos >= MUITOS ? `mais de mil ${nomes[1]}` : pluralize(quantos, ...nomes)
  return `Há ${ditos}: nada se apaga, mas o cliente deixa de ver.`
}
