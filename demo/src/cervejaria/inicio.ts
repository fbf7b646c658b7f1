import type { InicioDemo } from '../tipos-inicio.ts'

const NOITE = '#14171a'

/** The brewery's home: a poster, styles by their colour, batches that end. */
export const inicio: InicioDemo = {
  quadros: {
    noite: {
      cor: NOITE,
      paisagem: 'noite',
      medida: 'cartaz',
      alt: 'Três garrafas de cerveja diante da serra à noite',
      larga: [
        { sku: 'AM-104', x: 0.62, tamanho: 0.72 },
        { sku: 'AM-102', x: 0.42, tamanho: 0.66 },
        { sku: 'AM-103', x: 0.82, tamanho: 0.66 },
      ],
      alta: [
        { sku: 'AM-104', x: 0.5, tamanho: 0.78 },
        { sku: 'AM-102', x: 0.28, tamanho: 0.7 },
        { sku: 'AM-103', x: 0.72, tamanho: 0.7 },
      ],
    },
    cascata: {
      cor: '#2a1d12',
      paisagem: 'mesa',
      medida: 'historia',
      alt: 'Stout, amendoim e torresmo sobre o balcão',
      larga: [
        { sku: 'AM-110', x: 0.36, tamanho: 0.72 },
        { sku: 'AM-541', x: 0.6, tamanho: 0.36 },
        { sku: 'AM-504', x: 0.82, tamanho: 0.42 },
      ],
      alta: [
        { sku: 'AM-110', x: 0.3, tamanho: 0.72 },
        { sku: 'AM-541', x: 0.58, tamanho: 0.36 },
        { sku: 'AM-504', x: 0.84, tamanho: 0.42 },
      ],
    },
    kit: {
      cor: '#f2b01e',
      paisagem: 'parede',
      medida: 'banner',
      alt: '',
      larga: [{ sku: 'AM-420', x: 0.5, tamanho: 0.62 }],
      alta: [{ sku: 'AM-420', x: 0.5, tamanho: 0.62 }],
    },
    barril: {
      cor: '#22301f',
      paisagem: 'parede',
      medida: 'banner',
      alt: '',
      larga: [{ sku: 'AM-310', x: 0.5, tamanho: 0.62 }],
      alta: [{ sku: 'AM-310', x: 0.5, tamanho: 0.62 }],
    },
  },
  carrosseis: {
    frescas: {
      titulo: 'Saiu do tanque este mês',
      subtitulo: 'Lote e data no rótulo, sem pasteurizar',
      tipo_conteudo: 'LANCAMENTOS',
      categ: 'cervejas',
    },
    costuma: { titulo: 'As suas de sempre', tipo_conteudo: 'COMPRADOS' },
    premiadas: {
      titulo: 'Premiadas em 2026',
      tipo_conteudo: 'TAG',
      tags: ['premio-2026'],
      destino: { tipo: 'LISTA', tags: ['premio-2026'] },
    },
    ofertas: {
      titulo: 'Últimas do lote',
      subtitulo: 'Preço menor até acabar',
      tipo_conteudo: 'OFERTAS',
      limite: 8,
    },
    petiscos: {
      titulo: 'Para acompanhar',
      tipo_conteudo: 'MAIS_VENDIDOS',
      categ: 'lojinha',
      limite: 8,
      destino: { tipo: 'LISTA', categ: 'lojinha' },
    },
  },
  secoes: [
    {
      id: 'noite-fria',
      tipo: 'HERO',
      forma: 'CARTAZ',
      antetitulo: 'Cervejaria de Sousas, na beira da mata',
      titulo: 'Feita no frio, entregue gelada',
      texto: 'Água de nascente, lúpulo da Mantiqueira e quarenta dias de tanque. Chega na sua casa a 4 °C.',
      quadro: 'noite',
      botoes: [
        { rotulo: 'Ver as cervejas', destino: { tipo: 'LISTA', categ: 'cervejas' } },
        { rotulo: 'Montar uma caixa', destino: { tipo: 'LISTA', categ: 'caixas-e-kits' } },
      ],
    },
    { id: 'repetir', tipo: 'PESSOAL', conteudo: 'ULTIMA_COMPRA' },
    {
      id: 'estilos',
      tipo: 'COLECAO',
      titulo: 'Qual é a sua?',
      subtitulo: 'Do mais leve ao mais torrado',
      forma: 'ESTILOS',
      itens: [
        {
          titulo: 'Lager',
          nota: 'IBU 8 a 22',
          texto: 'Clara, seca, de copo cheio.',
          foto: 'AM-101',
          destino: { tipo: 'LISTA', categ: 'lager' },
        },
        {
          titulo: 'Trigo',
          nota: 'IBU 10 a 16',
          texto: 'Banana, cravo e espuma alta.',
          foto: 'AM-103',
          destino: { tipo: 'LISTA', categ: 'trigo' },
        },
        {
          titulo: 'IPA e pale ale',
          nota: 'IBU 30 a 70',
          texto: 'Cítrica, resinosa, amarga.',
          foto: 'AM-102',
          destino: { tipo: 'LISTA', categ: 'ipa' },
        },
        {
          titulo: 'Sour',
          nota: 'IBU 4 a 8',
          texto: 'Fruta do mato e acidez.',
          foto: 'AM-107',
          destino: { tipo: 'LISTA', categ: 'sour' },
        },
        {
          titulo: 'Escuras',
          nota: 'IBU 20 a 38',
          texto: 'Café, cacau, fogão de lenha.',
          foto: 'AM-104',
          destino: { tipo: 'LISTA', categ: 'escuras' },
        },
        {
          titulo: 'Chope',
          nota: 'Barril de 5 a 30 L',
          texto: 'Com chopeira emprestada.',
          foto: 'AM-310',
          destino: { tipo: 'LISTA', categ: 'chope' },
        },
      ],
    },
    { id: 'frescas', tipo: 'CARROSSEL', carrossel: 'frescas' },
    {
      id: 'balcao',
      tipo: 'HISTORIA',
      antetitulo: 'Do balcão da fábrica',
      titulo: 'Porter com torresmo: por que dá certo',
      paragrafos: [
        'O torrado do malte corta a gordura e o sal do torresmo puxa o cacau da Porter. O Beto, nosso cervejeiro, serve assim toda quinta para quem vem ver a brassagem.',
        'Sirva a 8 °C, em copo largo, e deixe dois dedos de espuma: é nela que está o aroma.',
      ],
      quadro: 'cascata',
      skus: ['AM-110', 'AM-541', 'AM-504', 'AM-544'],
    },
    { id: 'premiadas', tipo: 'CARROSSEL', carrossel: 'premiadas' },
    {
      id: 'convites',
      tipo: 'BANNERS',
      itens: [
        {
          titulo: 'Oito rótulos e um copo',
          texto: 'O kit para descobrir de que cerveja você gosta.',
          quadro: 'kit',
          botao: { rotulo: 'Ver os kits', destino: { tipo: 'LISTA', categ: 'kits' } },
        },
        {
          titulo: 'Chope em casa, sem complicação',
          texto: 'Levamos o barril gelado e buscamos na segunda.',
          quadro: 'barril',
          botao: { rotulo: 'Escolher o barril', destino: { tipo: 'LISTA', categ: 'barris' } },
        },
      ],
    },
    { id: 'ultimas', tipo: 'CARROSSEL', carrossel: 'ofertas', dias: 4 },
    { id: 'costuma', tipo: 'CARROSSEL', carrossel: 'costuma' },
    { id: 'acompanhar', tipo: 'CARROSSEL', carrossel: 'petiscos' },
    {
      id: 'fabrica',
      tipo: 'TEXTO',
      titulo: 'A fábrica fica aberta',
      paragrafos: [
        'Sábado tem visita às 11h e às 15h, com prova de três cervejas direto do tanque. Crianças entram; bebida, só para maiores de 18.',
      ],
    },
  ],
}
