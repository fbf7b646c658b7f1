import { prateleira } from './prateleira.ts'

const fruta = prateleira({
  categoria: 'frutas',
  porPeso: true,
  desenho: { forma: 'solto', motivo: 'red-apple' },
  especificacoes: { Venda: 'Por peso, em passos de 50 g' },
})
const bandeja = prateleira({
  categoria: 'frutas',
  desenho: { forma: 'bandeja', motivo: 'strawberry' },
  especificacoes: { Conservação: 'Geladeira; lave só na hora de comer' },
})

export const frutas = [
  fruta('FR-1101', 'Banana-nanica', 'Hortifrúti da Serra', {
    preco: 5.49,
    estoque: 90,
    vendas: 98,
    cor: '#e8c233',
    descricao:
      'Banana doce e macia, enviada um pouco verde na ponta para durar a semana. Amadurece mais devagar fora do saco e longe das maçãs.',
    especificacoes: { Origem: 'Registro, SP', Conservação: 'Temperatura ambiente' },
    motivo: 'banana',
  }),
  fruta('FR-1102', 'Banana-prata', 'Hortifrúti da Serra', {
    preco: 7.9,
    estoque: 70,
    vendas: 80,
    cor: '#e3b92c',
    motivo: 'banana',
    descricao:
      'Menor e mais firme que a nanica, com um ácido leve no fundo. Segura bem a forma na frigideira e na torta.',
    especificacoes: { Origem: 'Janaúba, MG', Conservação: 'Temperatura ambiente' },
  }),
  fruta('FR-1103', 'Maçã gala', 'Hortifrúti da Serra', {
    preco: 12.9,
    precooferta: 9.9,
    estoque: 85,
    vendas: 82,
    cor: '#c8312f',
    descricao:
      'Maçã vermelha rajada, doce e crocante, de calibre médio, perto de 140 g cada. Boa para comer com casca e para a lancheira.',
    especificacoes: { Origem: 'Fraiburgo, SC', Conservação: 'Geladeira por até 4 semanas' },
  }),
  fruta('FR-1104', 'Maçã verde granny smith', 'Hortifrúti da Serra', {
    preco: 18.9,
    estoque: 30,
    vendas: 44,
    cor: '#8fb83a',
    motivo: 'green-apple',
    descricao:
      'Bem ácida e dura, é a maçã que não desmancha na torta. Fatie fina na salada com nozes e regue com limão para não escurecer.',
    especificacoes: { Origem: 'Vacaria, RS', Conservação: 'Geladeira por até 4 semanas' },
  }),
  fruta('FR-1105', 'Mamão formosa', 'Hortifrúti da Serra', {
    preco: 8.9,
    estoque: 60,
    vendas: 66,
    cor: '#e8873a',
    motivo: 'melon',
    embalagem: 'por peso, cerca de 1,6 kg cada',
    min_por_pedido: 1,
    descricao:
      'Mamão grande de polpa laranja, no ponto de dois dias quando a casca está metade amarela. Depois de cortado, dura três dias coberto na geladeira.',
    especificacoes: { Origem: 'Linhares, ES' },
  }),
  fruta('FR-1106', 'Manga palmer', 'Hortifrúti da Serra', {
    preco: 9.9,
    precooferta: 7.49,
    estoque: 52,
    vendas: 62,
    cor: '#e0662c',
    motivo: 'mango',
    descricao:
      'Polpa firme e sem fibra, de casca roxa que fica vermelha ao amadurecer. Está pronta quando cede um pouco perto do cabo.',
    especificacoes: { Origem: 'Juazeiro, BA', Conservação: 'Fora da geladeira até amadurecer' },
  }),
  fruta('FR-1107', 'Laranja-pera', 'Hortifrúti da Serra', {
    preco: 5.9,
    descontoProgressivo: { 3: 5.49, 5: 4.99 },
    estoque: 140,
    vendas: 77,
    cor: '#f08a1c',
    motivo: 'tangerine',
    descricao:
      'Laranja de suco, com poucas sementes e casca fina. Três quilos dão perto de um litro e meio espremido.',
    especificacoes: { Origem: 'Limeira, SP', Conservação: 'Fruteira arejada por 10 dias' },
  }),
  fruta('FR-1108', 'Limão-taiti', 'Hortifrúti da Serra', {
    preco: 6.9,
    estoque: 75,
    vendas: 79,
    cor: '#6fae3a',
    motivo: 'lemon',
    descricao:
      'Limões pesados para o tamanho, sinal de bastante suco. Role na bancada antes de cortar e guarde na gaveta da geladeira.',
    especificacoes: { Origem: 'Itajobi, SP' },
  }),
  fruta('FR-1109', 'Abacaxi pérola', 'Hortifrúti da Serra', {
    preco: 6.49,
    estoque: 48,
    vendas: 56,
    cor: '#d9b02f',
    motivo: 'pineapple',
    embalagem: 'por peso, cerca de 1,4 kg cada',
    min_por_pedido: 1,
    descricao:
      'De polpa clara e doce, com pouca acidez. Puxe uma folha do centro da coroa: se sair fácil, está maduro.',
    especificacoes: { Origem: 'Frutal, MG' },
  }),
  fruta('FR-1110', 'Uva vitória sem semente', 'Hortifrúti da Serra', {
    preco: 22.9,
    precooferta: 18.9,
    estoque: 26,
    vendas: 59,
    cor: '#3d1f4f',
    motivo: 'grapes',
    descricao:
      'Uva preta brasileira, crocante e muito doce, de bago pequeno. Lave em água corrente na hora e congele as que sobrarem, como bala gelada.',
    especificacoes: { Origem: 'Petrolina, PE' },
  }),
  fruta('FR-1111', 'Melancia', 'Hortifrúti da Serra', {
    preco: 3.49,
    estoque: 160,
    vendas: 50,
    cor: '#3f8a4a',
    motivo: 'watermelon',
    embalagem: 'por peso, cerca de 8 kg cada',
    min_por_pedido: 2,
    granularidade: 0.5,
    descricao:
      'Vendida em pedaços a partir de 2 kg, cortada no dia e coberta com filme. A mancha amarela na casca mostra que amadureceu no pé.',
    especificacoes: { Origem: 'Uruana, GO' },
  }),
  fruta('FR-1112', 'Pera williams', 'Hortifrúti da Serra', {
    preco: 16.9,
    estoque: 33,
    vendas: 47,
    cor: '#c3c24a',
    motivo: 'pear',
    descricao:
      'Pera perfumada e granulosa, que amacia em três dias de fruteira. Cozida no vinho com canela, mantém o formato.',
    especificacoes: { Origem: 'Alto Valle, Argentina' },
  }),
  fruta('FR-1113', 'Kiwi verde', 'Hortifrúti da Serra', {
    preco: 24.9,
    estoque: 24,
    vendas: 36,
    cor: '#7a6a3a',
    motivo: 'kiwi-fruit',
    descricao:
      'Cada fruta pesa perto de 90 g. Amadurece no saco com uma maçã e come-se de colher, cortado ao meio.',
    especificacoes: { Origem: 'Farroupilha, RS' },
  }),
  fruta('FR-1114', 'Coco seco', 'Hortifrúti da Serra', {
    preco: 9.9,
    estoque: 20,
    vendas: 22,
    cor: '#6b4a2f',
    motivo: 'coconut',
    embalagem: 'por peso, cerca de 600 g cada',
    min_por_pedido: 0.5,
    descricao:
      'Coco maduro, de polpa grossa, para ralar e tirar leite. Dez minutos no forno quente soltam a polpa da casca.',
    especificacoes: { Origem: 'Conde, PB' },
  }),
  fruta('FR-1115', 'Tangerina ponkan', 'Hortifrúti da Serra', {
    preco: 7.9,
    estoque: 0,
    vendas: 40,
    cor: '#ec7f1f',
    motivo: 'tangerine',
    descricao:
      'Casca solta e gomos grandes, da safra que vai de maio a julho. Fora da época não vendemos fruta de câmara fria, por isso a pausa.',
    especificacoes: { Origem: 'Belo Vale, MG' },
  }),
  bandeja('FR-1130', 'Morango', 'Hortifrúti da Serra', {
    embalagem: 'bandeja 250 g',
    preco: 11.9,
    precooferta: 8.9,
    estoque: 66,
    vendas: 94,
    cor: '#d3203a',
    descricao:
      'Morangos da variedade albion, colhidos na véspera em Senador Amaral. São firmes e ácidos na medida, para comer puros ou com creme.',
    especificacoes: { Origem: 'Senador Amaral, MG' },
    tags: ['da-serra'],
  }),
  bandeja('FR-1131', 'Morango orgânico Sítio Aurora', 'Sítio Aurora', {
    principal: 'FR-1130',
    embalagem: 'bandeja 250 g',
    preco: 17.9,
    estoque: 22,
    vendas: 45,
    cor: '#d3203a',
    cor2: '#3f8a4a',
    descricao:
      'Cultivado sem agrotóxico em canteiro coberto, com frutos menores e mais perfumados. Vem em bandeja de papel e dura dois dias na geladeira.',
    especificacoes: { Origem: 'Gonçalves, MG', Certificação: 'Produto orgânico' },
    tags: ['da-serra', 'organico'],
  }),
  bandeja('FR-1132', 'Abacate avocado', 'Hortifrúti da Serra', {
    embalagem: 'bandeja 500 g',
    motivo: 'avocado',
    preco: 13.9,
    precooferta: 9.9,
    estoque: 54,
    vendas: 87,
    cor: '#4f6b2a',
    descricao:
      'Avocado hass, pequeno e de casca rugosa, com três ou quatro por bandeja. A casca escurece quando está pronto para o guacamole.',
    especificacoes: { Origem: 'Bauru, SP', Conservação: 'Fora da geladeira até amadurecer' },
  }),
  bandeja('FR-1133', 'Mirtilo', 'Hortifrúti da Serra', {
    embalagem: 'bandeja 125 g',
    motivo: 'blueberries',
    preco: 18.9,
    precooferta: 15.9,
    estoque: 28,
    vendas: 41,
    cor: '#2f3f7a',
    descricao:
      'Frutos firmes, com a camada clara natural que protege a casca. Congelam bem espalhados na assadeira e vão direto à massa da panqueca.',
    especificacoes: { Origem: 'Campos do Jordão, SP' },
    tags: ['da-serra'],
  }),
  bandeja('FR-1134', 'Salada de frutas cortada', 'Hortifrúti da Serra', {
    embalagem: 'pote 400 g',
    forma: 'copo',
    motivo: 'kiwi-fruit',
    preco: 16.9,
    estoque: 18,
    vendas: 38,
    cor: '#e8873a',
    descricao:
      'Mamão, maçã, uva, abacaxi e laranja cortados na manhã da entrega, sem açúcar. Consuma no mesmo dia ou na manhã seguinte.',
    especificacoes: {
      Ingredientes: 'Mamão, maçã, uva, abacaxi e laranja',
      Conservação: 'Geladeira por até 24 horas',
    },
    tags: ['vegano', 'sem-gluten'],
  }),
]
