import type { ServicoDemo } from '../tipos.ts'

export const servicos: ServicoDemo[] = [
  {
    nome: 'Corte de madeira sob medida',
    descricao:
      'Até dez cortes retos na esquadrejadeira, com as sobras separadas. Escreva as medidas na observação do pedido.',
    aplicacao: 'linha',
    cobranca: 'fixo',
    preco: 15,
    alvo: { categorias: ['madeiras'] },
  },
  {
    nome: 'Preparo de cor no balcão',
    descricao:
      'A base branca sai na cor do catálogo que você escolher, batida na máquina. Diga o código da cor na observação.',
    aplicacao: 'linha',
    cobranca: 'unidade',
    preco: 18.9,
    alvo: { skus: ['TIN-A18', 'TIN-A36', 'ESM-BRA'] },
  },
  {
    nome: 'Montagem e teste do chuveiro',
    descricao: 'Resistência, cano e desviador montados e testados no balcão: em casa é só rosquear.',
    aplicacao: 'linha',
    cobranca: 'unidade',
    preco: 12,
    alvo: { skus: ['CHU-550'] },
  },
  {
    nome: 'Paletização com filme',
    descricao: 'O pedido inteiro em palete filmado, pronto para a empilhadeira carregar o seu caminhão.',
    aplicacao: 'pedido',
    cobranca: 'fixo',
    preco: 35,
    alvo: {
      categorias: ['cimento-e-cal', 'argamassa-e-rejunte', 'tijolos-e-blocos', 'pisos-e-revestimentos'],
    },
  },
]
