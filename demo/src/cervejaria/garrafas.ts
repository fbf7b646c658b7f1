import { bottle } from './cerveja.ts'
import * as receita from './receitas.ts'

const garrafa = bottle({
  forma: 'garrafa-cerveja',
  recipiente: 'garrafa',
  conservacao: 'Em pé, no escuro; gelada até a entrega',
})
const longNeck = bottle({
  forma: 'garrafa-cerveja',
  recipiente: 'long neck',
  conservacao: 'Em pé, na geladeira',
})

export const garrafas = [
  garrafa('AM-101', 'Pilsen Alto da Mata', receita.pilsen, {
    ml: 600,
    preco: 12.9,
    precovendaatacado: 10.99,
    minvendaatacado: 12,
    estoque: 240,
    vendas: 100,
    descricao:
      'A primeira receita da casa, com malte alemão e lúpulo saaz, maturada por quatro semanas. Dourada, seca e de amargor curto, é a garrafa para dividir com o pastel.',
  }),
  garrafa('AM-102', 'IPA Pico Agudo', receita.ipa, {
    ml: 500,
    preco: 22.9,
    precooferta: 18.9,
    preco_embalagem: 5,
    estoque: 132,
    vendas: 98,
    descricao:
      'Citra e mosaic a frio por cinco dias dão maracujá, pinho e casca de laranja. O amargor é firme e some rápido, pronto para o próximo gole de um hambúrguer com queijo azul.',
  }),
  garrafa('AM-103', 'Weiss Neblina', receita.weiss, {
    ml: 500,
    preco: 16.5,
    descontoProgressivo: { 3: 15.9, 6: 14.9, 12: 13.9 },
    estoque: 96,
    vendas: 96,
    descricao:
      'Turva de levedura, com banana e cravo como manda a Baviera. Role a garrafa deitada antes de servir o fim, para levantar o que assentou.',
  }),
  garrafa('AM-104', 'Stout Noite Fria', receita.stout, {
    ml: 500,
    preco: 21.9,
    preco_embalagem: 5,
    estoque: 60,
    vendas: 94,
    descricao:
      'Aveia na medida para deixar o corpo aveludado, cevada torrada para o café e o cacau. Tire da geladeira quinze minutos antes e sirva com brownie.',
  }),
  garrafa('AM-105', 'Red Ale Terra Roxa', receita.redAle, {
    ml: 500,
    preco: 17.9,
    estoque: 84,
    vendas: 92,
    descricao:
      'Vermelha como o barro de Campinas, tem caramelo, toffee e um final tostado. Acompanha costelinha e queijo meia cura sem brigar.',
  }),
  garrafa('AM-106', 'Witbier Laranja da Serra', receita.witbier, {
    ml: 500,
    preco: 16.9,
    estoque: 90,
    vendas: 88,
    descricao:
      'Casca de laranja-baía fresca e coentro moído na fervura, trigo cru para a espuma branca. Leve e cítrica, é a cerveja da moqueca e da salada.',
  }),
  garrafa('AM-107', 'Sour Amora do Mato', receita.sourAmora, {
    ml: 500,
    preco: 23.9,
    maxporpedido: 6,
    estoque: 0,
    vendas: 86,
    descricao:
      'Quatrocentos quilos de amora-preta de Joaquim Egídio em um lote só, por ano. Ácida, seca e roxa, volta quando a fruta volta.',
  }),
  garrafa('AM-108', 'Vienna Coreto', receita.vienna, {
    ml: 500,
    preco: 17.5,
    precooferta: 14.9,
    estoque: 72,
    vendas: 74,
    descricao:
      'Âmbar de malte vienna, com casca de pão e avelã no nariz. Dois meses de maturação a frio a deixam limpa, boa para frango assado.',
  }),
  garrafa('AM-109', 'Double IPA Cratera', receita.doubleIpa, {
    ml: 500,
    preco: 28.9,
    maxporpedido: 12,
    preco_embalagem: 5,
    estoque: 40,
    vendas: 66,
    descricao:
      'Dez gramas de lúpulo por litro e 8,2% de álcool escondidos num corpo seco. Divida em dois copos: cresce à medida que esquenta.',
  }),
  garrafa('AM-110', 'Porter Torra Lenta', receita.porter, {
    ml: 500,
    preco: 22.5,
    preco_embalagem: 5,
    estoque: 48,
    vendas: 70,
    descricao:
      'Café de Caconde em infusão fria depois da fermentação, sem passar pelo fogo. Cheira a moedor de padaria e combina com pudim.',
  }),
  garrafa('AM-111', 'Dunkel Fogão de Lenha', receita.dunkel, {
    ml: 500,
    preco: 18.9,
    precooferta: 15.9,
    estoque: 54,
    vendas: 62,
    descricao:
      'Escura por fora e leve por dentro, de malte munich quase puro. Tem gosto de crosta de pão e nenhuma torra amarga.',
  }),
  garrafa('AM-112', 'Pale Ale Amanhecer', receita.paleAle, {
    ml: 500,
    preco: 17.9,
    descontoProgressivo: { 3: 17.2, 6: 16.4, 12: 15.5 },
    estoque: 78,
    vendas: 72,
    descricao:
      'Lúpulo cascade de flor e toranja sobre um malte de biscoito. Fica no meio do caminho entre a pilsen e a IPA, e por aí começa muita gente.',
  }),
  garrafa('AM-113', 'Catharina Sour Maracujá', receita.sourMaracuja, {
    ml: 500,
    preco: 21.9,
    estoque: 36,
    vendas: 64,
    descricao:
      'O estilo brasileiro com a fruta mais ácida que temos, polpa de maracujá na maturação. Perfumada e cortante, limpa a boca depois do torresmo.',
  }),
  garrafa('AM-114', 'Catharina Sour Goiaba', receita.sourGoiaba, {
    principal: 'AM-113',
    ml: 500,
    preco: 21.9,
    precooferta: 18.9,
    estoque: 42,
    vendas: 61,
    descricao:
      'Goiaba vermelha de Valinhos, rosada no copo e menos ácida que a de maracujá. Ponha ao lado de um queijo fresco e entenda a goiabada de outro jeito.',
  }),
  longNeck('AM-120', 'Session IPA Trilha', receita.session, {
    ml: 355,
    preco: 10.9,
    descontoProgressivo: { 6: 9.9, 12: 9.49, 24: 8.9 },
    estoque: 320,
    vendas: 90,
    descricao:
      'Todo o lúpulo da IPA em 4,2% de álcool, para quem ainda vai descer a trilha. Aroma de pêssego e limão, corpo leve e final seco.',
  }),
  longNeck('AM-121', 'Pilsen Alto da Mata long neck', receita.pilsen, {
    principal: 'AM-101',
    ml: 355,
    preco: 8.5,
    descontoProgressivo: { 6: 7.9, 12: 7.49, 24: 6.99 },
    min_por_pedido: 6,
    estoque: 480,
    vendas: 82,
    descricao:
      'A pilsen da casa em garrafinha âmbar de tampa de torcer. Sai a partir de seis, do tamanho certo para a caixa térmica.',
  }),
  longNeck('AM-122', 'Lager sem glúten Clareira', receita.lagerSemGluten, {
    ml: 355,
    preco: 11.9,
    estoque: 120,
    vendas: 68,
    descricao:
      'Cerveja de cevada com enzima que quebra o glúten durante a fermentação; cada lote tem laudo abaixo de 10 ppm. Clara, leve e de amargor baixo.',
  }),
  longNeck('AM-123', 'Lager sem álcool Remanso', receita.semAlcool, {
    ml: 355,
    preco: 9.9,
    estoque: 144,
    vendas: 65,
    descricao:
      'O álcool sai por vácuo, a frio, e sobra o malte fresco com um fundo de mel. Tem até 0,4% e, como as outras cervejas, só sai para maiores de 18 anos.',
  }),
]
