import type { ProdutoDemo } from '../tipos.ts'
import { MARCA, bottle } from './cerveja.ts'
import * as receita from './receitas.ts'

const growler = bottle({
  forma: 'galao',
  recipiente: 'growler',
  categoria: 'growlers',
  conservacao: 'Geladeira; 10 dias fechado, 24 horas depois de aberto',
})
const barril = bottle({
  forma: 'balde',
  recipiente: 'barril',
  categoria: 'barris',
  conservacao: 'Em pé, entre 2 e 4 °C; 30 dias fechado, 5 dias depois de ligado',
})
const EMPRESTIMO = { Empréstimo: 'Chopeira elétrica, cilindro de CO₂ e barril por 3 dias, sem custo' }

const casco: ProdutoDemo = {
  sku: 'AM-305',
  nome: 'Growler de vidro vazio 2 L',
  marca: MARCA,
  categoria: 'growlers',
  embalagem: 'unidade',
  unidade: 'un',
  preco: 79.9,
  preco_embalagem: 6,
  estoque: 30,
  vendas: 40,
  descricao:
    'Garrafão âmbar com tampa flip-top e alça de metal, para encher no bar da fábrica. Lave só com água quente: resto de detergente acaba com a espuma.',
  especificacoes: { Material: 'Vidro âmbar e aço inoxidável', Capacidade: '2 L', Medidas: '32 × 13 cm' },
  desenho: { forma: 'galao', cor: '#6b3f1c', cor2: '#c9c9c4', motivo: 'deciduous-tree' },
}

export const chope = [
  growler('AM-301', 'Chope pilsen em growler', receita.pilsen, {
    ml: 1000,
    preco: 26.9,
    descontoProgressivo: { 2: 25.9, 4: 23.9 },
    estoque: 60,
    vendas: 80,
    descricao:
      'Tirado da torneira na manhã da entrega, sem pasteurizar, em garrafa PET de descarte. Um litro enche três copos com colarinho.',
  }),
  growler('AM-302', 'Chope IPA em growler', receita.ipa, {
    principal: 'AM-301',
    ml: 1000,
    preco: 38.9,
    precooferta: 34.9,
    estoque: 40,
    vendas: 71,
    descricao:
      'O lúpulo do tanque direto para a sua geladeira, em contrapressão, para não perder gás. Abra no mesmo dia se puder.',
  }),
  growler('AM-303', 'Chope weiss em growler', receita.weiss, {
    principal: 'AM-301',
    ml: 1000,
    preco: 31.9,
    estoque: 32,
    vendas: 60,
    descricao:
      'Chega turvo, com a levedura viva do tanque. Sirva inclinado e devagar: a espuma toma metade do copo.',
  }),
  growler('AM-304', 'Chope red ale em growler', receita.redAle, {
    principal: 'AM-301',
    ml: 1000,
    preco: 33.9,
    estoque: 24,
    vendas: 52,
    descricao:
      'Mais redondo que a garrafa, porque não passou pelo calor. Um litro acompanha uma tábua de queijos para dois.',
  }),
  casco,
  barril('AM-310', 'Barril de chope pilsen 5 L', receita.pilsen, {
    ml: 5000,
    preco: 129,
    estoque: 28,
    vendas: 63,
    descricao:
      'Barrilzinho de aço com torneira própria, sem chopeira nem gás. Gele por doze horas e sirva dezesseis copos de 300 ml.',
  }),
  barril('AM-311', 'Barril de chope IPA 5 L', receita.ipa, {
    principal: 'AM-310',
    ml: 5000,
    preco: 189,
    precooferta: 169,
    estoque: 14,
    vendas: 48,
    descricao:
      'A Pico Agudo para uma reunião de seis pessoas que gostam de amargor. Depois de furar, beba no mesmo dia, porque o ar entra pela torneira.',
  }),
  barril('AM-312', 'Barril de chope pilsen 30 L', receita.pilsen, {
    principal: 'AM-310',
    ml: 30000,
    preco: 489,
    estoque: 18,
    vendas: 57,
    especificacoes: EMPRESTIMO,
    descricao:
      'Cem copos de 300 ml, a conta de um churrasco de trinta convidados. Vai com chopeira emprestada, montada por nós e recolhida na segunda-feira.',
  }),
  barril('AM-313', 'Barril de chope IPA 30 L', receita.ipa, {
    principal: 'AM-310',
    ml: 30000,
    preco: 749,
    estoque: 8,
    vendas: 39,
    especificacoes: EMPRESTIMO,
    descricao:
      'Para festa que conhece cerveja, costuma entrar como segunda torneira ao lado da pilsen. A chopeira de duas vias segue sem custo se você levar os dois.',
  }),
  barril('AM-314', 'Barril de chope weiss 30 L', receita.weiss, {
    principal: 'AM-310',
    ml: 30000,
    preco: 589,
    estoque: 0,
    vendas: 35,
    especificacoes: EMPRESTIMO,
    descricao:
      'Trigo em barril, que pedimos com uma semana para a levedura assentar menos. Regule a chopeira para 5 °C, ou a espuma não para.',
  }),
  barril('AM-315', 'Barril de chope pilsen 50 L', receita.pilsen, {
    principal: 'AM-310',
    ml: 50000,
    preco: 769,
    maxporpedido: 4,
    estoque: 10,
    vendas: 45,
    especificacoes: EMPRESTIMO,
    descricao:
      'O menor preço por litro da casa, para casamento e festa de rua. Pesa 63 kg cheio: combine com a entrega um acesso sem escada.',
  }),
]
