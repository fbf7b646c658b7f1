import { familia } from './familia.ts'

const massa = familia({
  categoria: 'massas',
  unidade: 'cx',
  recipiente: 'pacotes',
  unidade_base: 'kg',
  desenho: { forma: 'pacote', motivo: 'spaghetti' },
  especificacoes: { Conservação: 'Local seco e fresco', Validade: '24 meses da fabricação' },
})

export const massas = [
  massa('20262', 'Espaguete nº 8 Casa Toscana 500 g', 'Casa Toscana', {
    preco: 119.76,
    descontoProgressivo: { 5: 114.96, 10: 109.68 },
    caixa: [24, 0.5],
    estoque: 130,
    vendas: 81,
    cor: '#1d4f91',
    descricao:
      'Massa de sêmola com ovos que fica al dente em 9 minutos e aguenta o segundo cozimento na chapa.',
  }),
  massa('20347', 'Penne Casa Toscana 500 g', 'Casa Toscana', {
    preco: 119.76,
    descontoProgressivo: { 5: 114.96, 10: 109.68 },
    caixa: [24, 0.5],
    estoque: 104,
    vendas: 62,
    cor: '#c2412d',
    descricao: 'Massa curta que segura molho por dentro e por fora, boa para estufa e marmita.',
  }),
  massa('20354', 'Parafuso Casa Toscana 500 g', 'Casa Toscana', {
    preco: 117.36,
    descontoProgressivo: { 5: 112.8, 10: 107.76 },
    caixa: [24, 0.5],
    estoque: 96,
    vendas: 54,
    cor: '#2c8a57',
    descricao: 'Fusilli de sêmola para salada de macarrão e merenda, com cozimento de 8 minutos.',
  }),
  massa('20361', 'Lasanha direto ao forno Casa Toscana 500 g', 'Casa Toscana', {
    preco: 143.88,
    precooferta: 139.9,
    precovendaatacado: 136.8,
    minvendaatacado: 36,
    caixa: [12, 0.5],
    recipiente: 'caixas',
    estoque: 40,
    vendas: 32,
    cor: '#8f2d56',
    forma: 'caixa',
    descricao: 'Folhas pré-cozidas que vão cruas à assadeira: 500 g montam uma forma de oito porções.',
  }),
  massa('20378', 'Macarrão instantâneo galinha Num Minuto 85 g', 'Num Minuto', {
    preco: 104.5,
    descontoProgressivo: { 3: 101, 6: 97.5, 12: 94 },
    caixa: [50, 0.085],
    estoque: 140,
    vendas: 71,
    cor: '#e0a11b',
    motivo: 'steaming-bowl',
    descricao: 'Pronto em 3 minutos com tempero incluso, item certo na prateleira do mercadinho.',
  }),
]
