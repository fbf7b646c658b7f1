import type { ServicoDemo } from '../tipos.ts'

export const servicos: ServicoDemo[] = [
  {
    nome: 'Gelo em cubos, 10 kg',
    descricao: 'Dois sacos de 5 kg de gelo filtrado, que viajam na câmara fria junto com o pedido.',
    aplicacao: 'pedido',
    cobranca: 'fixo',
    preco: 24.9,
    alvo: {
      categorias: ['growlers', 'barris', 'caixas', 'kits', 'lager', 'ipa', 'trigo', 'escuras', 'sour'],
    },
  },
  {
    nome: 'Chopeira a gelo emprestada',
    descricao: 'Chopeira de uma via com extratora, para o barril do pedido. Buscamos de volta em dois dias.',
    aplicacao: 'linha',
    cobranca: 'unidade',
    preco: 90,
    alvo: { categorias: ['barris'] },
  },
  {
    nome: 'Cartão escrito à mão',
    descricao: 'Até 200 letras, em cartão da casa. Escreva o texto na observação do pedido.',
    aplicacao: 'linha',
    cobranca: 'fixo',
    preco: 6.5,
    alvo: { categorias: ['kits'] },
  },
]
