import { prateleira } from './prateleira.ts'

const tempero = prateleira({
  categoria: 'temperos',
  desenho: { forma: 'vidro', motivo: 'herb' },
  especificacoes: { Conservação: 'Frasco fechado, longe do vapor do fogão', Alérgicos: 'Não contém glúten' },
})
const sal = prateleira({
  categoria: 'temperos',
  desenho: { forma: 'pacote', motivo: 'salt' },
  especificacoes: { Conservação: 'Local seco' },
})

export const temperos = [
  sal('TE-0901', 'Sal marinho fino Salinas do Norte', 'Salinas do Norte', {
    embalagem: 'pacote 1 kg',
    preco: 3.49,
    estoque: 230,
    vendas: 63,
    cor: '#2f7ac0',
    descricao:
      'Sal de evaporação solar moído fino e iodado, para a panela e a mesa. Uma colher de chá nivelada pesa 5 g.',
    especificacoes: { Ingredientes: 'Sal marinho e iodato de potássio', Origem: 'Mossoró, RN' },
    tags: ['sem-gluten', 'vegano'],
  }),
  sal('TE-0902', 'Sal grosso para churrasco Salinas do Norte', 'Salinas do Norte', {
    principal: 'TE-0901',
    embalagem: 'pacote 1 kg',
    motivo: 'cut-of-meat',
    preco: 4.29,
    estoque: 145,
    vendas: 48,
    cor: '#b3402e',
    descricao:
      'Cristais grandes que salgam a picanha aos poucos e saem com uma batida da faca. Ponha na carne só na hora da brasa.',
    especificacoes: { Ingredientes: 'Sal marinho e iodato de potássio', Origem: 'Mossoró, RN' },
    tags: ['sem-gluten', 'vegano'],
  }),
  sal('TE-0903', 'Flor de sal Salinas do Norte', 'Salinas do Norte', {
    embalagem: 'pote 100 g',
    forma: 'pote',
    preco: 24.9,
    preco_embalagem: 5,
    estoque: 32,
    vendas: 30,
    cor: '#e8eef2',
    cor2: '#2f7ac0',
    descricao:
      'Lâminas finas colhidas à mão da superfície da salina, ainda úmidas. É sal de finalizar: tomate, ovo, carne fatiada e chocolate.',
    especificacoes: { Ingredientes: 'Flor de sal', Origem: 'Mossoró, RN' },
    tags: ['sem-gluten', 'vegano', 'artesanal'],
  }),
  tempero('TE-0910', 'Pimenta-do-reino em grãos com moedor Ervanário', 'Ervanário', {
    embalagem: 'frasco 50 g',
    preco: 21.9,
    preco_embalagem: 5,
    estoque: 57,
    vendas: 45,
    cor: '#2b2522',
    cor2: '#c9a94f',
    descricao:
      'Grãos de Cametá, no Pará, em frasco com moedor de três regulagens. Moída na hora, perfuma mais que a em pó e arde menos na língua.',
    especificacoes: { Ingredientes: 'Pimenta-do-reino preta', Origem: 'Cametá, PA' },
    tags: ['sem-gluten', 'vegano'],
  }),
  tempero('TE-0911', 'Orégano peruano Ervanário', 'Ervanário', {
    embalagem: 'pacote 30 g',
    forma: 'pouch',
    preco: 6.9,
    estoque: 98,
    vendas: 42,
    cor: '#5f7f3f',
    descricao:
      'Folhas inteiras e verdes, bem mais aromáticas que o orégano em pó. Esfregue entre os dedos sobre a pizza já assada.',
    especificacoes: { Ingredientes: 'Orégano', Origem: 'Tacna, Peru' },
    tags: ['sem-gluten', 'vegano'],
  }),
  tempero('TE-0912', 'Páprica defumada Ervanário', 'Ervanário', {
    embalagem: 'frasco 60 g',
    motivo: 'bell-pepper',
    preco: 14.9,
    precooferta: 11.9,
    estoque: 64,
    vendas: 39,
    cor: '#b3321d',
    descricao:
      'Pimentão seco sobre lenha e moído fino, doce e com cheiro de fumaça. Cor e sabor para batata assada, grão-de-bico e frango.',
    especificacoes: { Ingredientes: 'Páprica doce defumada' },
    tags: ['sem-gluten', 'vegano'],
  }),
  tempero('TE-0913', 'Cúrcuma em pó Ervanário', 'Ervanário', {
    embalagem: 'frasco 50 g',
    motivo: 'ginger-root',
    preco: 11.9,
    estoque: 51,
    vendas: 26,
    cor: '#e09a1a',
    descricao:
      'Açafrão-da-terra de Mara Rosa, de amarelo intenso e gosto terroso. Uma colher de chá tinge um quilo de arroz; cuidado, que também tinge a bancada.',
    especificacoes: { Ingredientes: 'Cúrcuma', Origem: 'Mara Rosa, GO' },
    tags: ['sem-gluten', 'vegano'],
  }),
  tempero('TE-0914', 'Chimichurri seco Ervanário', 'Ervanário', {
    embalagem: 'frasco 60 g',
    preco: 12.9,
    estoque: 46,
    vendas: 35,
    cor: '#6b8a2f',
    cor2: '#b3402e',
    descricao:
      'Salsa, orégano, alho, pimentão e calabresa secos, sem sal. Hidrate com duas partes de azeite e uma de vinagre, meia hora antes da carne.',
    especificacoes: { Ingredientes: 'Salsa, orégano, alho, pimentão vermelho e pimenta-calabresa' },
    tags: ['sem-gluten', 'vegano'],
  }),
  tempero('TE-0915', 'Canela em rama Ervanário', 'Ervanário', {
    embalagem: 'pacote 40 g',
    forma: 'pouch',
    motivo: 'chestnut',
    preco: 9.9,
    estoque: 72,
    vendas: 33,
    cor: '#8a4f2a',
    descricao:
      'Ramas de cássia de 8 cm, para arroz-doce, quentão e calda de compota. Podem ser lavadas e usadas uma segunda vez.',
    especificacoes: { Ingredientes: 'Canela-cássia', Origem: 'Vietnã' },
    tags: ['sem-gluten', 'vegano'],
  }),
  tempero('TE-0916', 'Mostarda de Dijon com grãos Cantina do Vale', 'Cantina do Vale', {
    embalagem: 'vidro 200 g',
    motivo: 'hot-dog',
    preco: 22.9,
    estoque: 41,
    vendas: 34,
    cor: '#c49a1c',
    descricao:
      'Metade dos grãos vai inteira e estala na boca, a outra metade dá o creme. Picante de nariz, boa para vinagrete, lombo e sanduíche.',
    especificacoes: {
      Ingredientes: 'Grãos de mostarda, vinagre de vinho branco, água e sal',
      Alérgicos: 'Contém mostarda',
      Conservação: 'Depois de aberta, geladeira por até 60 dias',
    },
    tags: ['sem-gluten', 'vegano'],
  }),
]
