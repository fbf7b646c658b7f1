import type { CupomDemo } from '../tipos.ts'

export const cupons: CupomDemo[] = [
  {
    codigo: 'PRIMEIRAGELADA',
    nome: 'Primeira gelada',
    descricao: 'Para brindar a primeira compra na cervejaria.',
    tipodesconto: 'absoluto',
    valor: 15,
    primeira_compra: true,
    valor_minimo: 90,
    limite_por_cliente: 1,
  },
  {
    codigo: 'LUPULO10',
    nome: 'Mês do lúpulo',
    descricao: 'Todas as IPAs da casa.',
    tipodesconto: 'percentual',
    valor: 10,
    categorias: ['ipa'],
    dias: 3,
  },
  {
    codigo: 'KIT7',
    nome: 'Kit para a turma',
    descricao: 'O desconto dos kits entra sozinho no carrinho.',
    tipodesconto: 'percentual',
    valor: 7,
    automatico: true,
    categorias: ['kits'],
  },
]
