import type { CupomDemo } from '../tipos.ts'

export const cupons: CupomDemo[] = [
  {
    codigo: 'VOLUME4',
    nome: 'Pedido de volume',
    descricao: 'Para abastecer o mês. Não se soma às tabelas por volume nem aos preços de cliente ouro.',
    tipodesconto: 'percentual',
    valor: 4,
    valor_minimo: 1200,
    nao_usar_com_politica: true,
  },
  {
    codigo: 'OURO60',
    nome: 'Cliente ouro',
    descricao: 'Um agradecimento a quem compra sempre.',
    tipodesconto: 'absoluto',
    valor: 60,
    valor_minimo: 900,
    tags: ['ouro'],
    limite_por_cliente: 4,
    dias: 30,
  },
  {
    codigo: 'LIMPEZA6',
    nome: 'Limpeza em dia',
    descricao: 'Produtos de limpeza geral e profissional.',
    tipodesconto: 'percentual',
    valor: 6,
    automatico: true,
    nao_usar_com_politica: true,
    categorias: ['limpeza-geral', 'limpeza-profissional'],
    valor_minimo: 400,
  },
  {
    codigo: 'DOCA2',
    nome: 'Retire na doca',
    descricao: 'Para pedidos retirados no balcão do atacado.',
    tipodesconto: 'percentual',
    valor: 2,
    tipoEntrega: 'RETIRADA',
  },
]
