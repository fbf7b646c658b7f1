import type { InicioDemo } from '../tipos-inicio.ts'

/** The building merchant's home: a work has stages, and who builds thinks in them. */
export const inicio: InicioDemo = {
  quadros: {
    canteiro: {
      cor: '#e8eef3',
      paisagem: 'canteiro',
      medida: 'faixa',
      alt: 'Cimento, carrinho de mão, tinta e furadeira no canteiro',
      larga: [
        { sku: 'CIM-050', x: 0.45, tamanho: 0.5 },
        { sku: 'TIN-A18', x: 0.66, tamanho: 0.46 },
        { sku: 'FUR-650', x: 0.88, tamanho: 0.42 },
      ],
      alta: [
        { sku: 'CIM-050', x: 0.24, tamanho: 0.48 },
        { sku: 'TIN-A18', x: 0.52, tamanho: 0.44 },
        { sku: 'FUR-650', x: 0.82, tamanho: 0.4 },
      ],
    },
    banheiro: {
      cor: '#dfe9ea',
      paisagem: 'parede',
      medida: 'historia',
      alt: 'Argamassa, porcelanato e rejunte para reformar o banheiro',
      larga: [
        { sku: 'ARG-AC3', x: 0.26, tamanho: 0.5 },
        { sku: 'POR-CIM', x: 0.54, tamanho: 0.6 },
        { sku: 'REJ-CZP', x: 0.8, tamanho: 0.42 },
      ],
      alta: [
        { sku: 'ARG-AC3', x: 0.24, tamanho: 0.48 },
        { sku: 'POR-CIM', x: 0.55, tamanho: 0.38 },
        { sku: 'REJ-CZP', x: 0.82, tamanho: 0.4 },
      ],
    },
    pintura: {
      cor: '#f3e6d6',
      paisagem: 'parede',
      medida: 'mural',
      alt: 'Lata de tinta e rolo diante de uma parede clara',
      larga: [
        { sku: 'TIN-A18', x: 0.36, tamanho: 0.72 },
        { sku: 'TIN-A18', x: 0.62, tamanho: 0.56 },
      ],
      alta: [
        { sku: 'TIN-A18', x: 0.25, tamanho: 0.44 },
        { sku: 'TIN-A18', x: 0.75, tamanho: 0.44 },
      ],
    },
    agua: {
      cor: '#dbe9ee',
      paisagem: 'parede',
      medida: 'mural',
      alt: 'Joelho soldável e chuveiro para a parte de água',
      larga: [
        { sku: 'JOE-S25', x: 0.34, tamanho: 0.62 },
        { sku: 'CHU-550', x: 0.64, tamanho: 0.72 },
      ],
      alta: [
        { sku: 'JOE-S25', x: 0.25, tamanho: 0.44 },
        { sku: 'CHU-550', x: 0.75, tamanho: 0.44 },
      ],
    },
    bancada: {
      cor: '#e7e6e1',
      paisagem: 'mesa',
      medida: 'mural',
      alt: 'Furadeira e martelo sobre a bancada',
      larga: [
        { sku: 'FUR-650', x: 0.36, tamanho: 0.7 },
        { sku: 'MAR-027', x: 0.66, tamanho: 0.7 },
      ],
      alta: [
        { sku: 'FUR-650', x: 0.25, tamanho: 0.44 },
        { sku: 'MAR-027', x: 0.75, tamanho: 0.44 },
      ],
    },
  },
  carrosseis: {
    costuma: { titulo: 'O que a sua obra mais leva', tipo_conteudo: 'COMPRADOS' },
    dia: {
      titulo: 'Saindo hoje do pátio',
      subtitulo: 'Balcão em 2 horas, pátio com hora marcada',
      tipo_conteudo: 'MAIS_VENDIDOS',
      destino: { tipo: 'LISTA' },
    },
    ofertas: {
      titulo: 'Preço de obra',
      subtitulo: 'Por tempo e por quantidade',
      tipo_conteudo: 'OFERTAS',
      limite: 8,
    },
    mutirao: {
      titulo: 'Para o fim de semana',
      tipo_conteudo: 'STATIC_IMAGES',
      imagens: [
        {
          quadro: 'pintura',
          titulo: 'Um quarto pintado até domingo',
          texto: 'Selador, massa e duas demãos: 18 litros dão para três quartos.',
          destino: { tipo: 'LISTA', categ: 'pintura' },
        },
        {
          quadro: 'agua',
          titulo: 'Trocar o chuveiro sem quebrar a parede',
          texto: 'O que conferir no quadro antes de escolher a potência.',
          destino: { tipo: 'LISTA', categ: 'hidraulica' },
        },
        {
          quadro: 'bancada',
          titulo: 'A primeira caixa de ferramentas',
          texto: 'Seis peças que resolvem nove de cada dez consertos.',
          destino: { tipo: 'LISTA', categ: 'ferramentas' },
        },
      ],
    },
    ferramentas: {
      titulo: 'Ferramenta que aguenta',
      tipo_conteudo: 'MAIS_VENDIDOS',
      categ: 'ferramentas',
      destino: { tipo: 'LISTA', categ: 'ferramentas' },
    },
    acabamento: {
      titulo: 'Acabamento',
      subtitulo: 'Leve uma peça de amostra antes de fechar o lote',
      tipo_conteudo: 'MAIS_VENDIDOS',
      categ: 'acabamento',
      limite: 12,
      destino: { tipo: 'LISTA', categ: 'acabamento' },
    },
  },
  secoes: [
    { id: 'repetir', tipo: 'PESSOAL', conteudo: 'ULTIMA_COMPRA' },
    {
      id: 'canteiro',
      tipo: 'HERO',
      antetitulo: 'Do alicerce ao rodapé',
      titulo: 'Sua obra não espera',
      texto:
        'Monte a lista, peça o orçamento e retire no pátio mais perto. Sobrou saco fechado? Devolva em 30 dias.',
      quadro: 'canteiro',
      botoes: [
        { rotulo: 'Colar a lista do pedreiro', destino: { tipo: 'TELA', tela: 'revisao' } },
        { rotulo: 'Ver todos os materiais', destino: { tipo: 'LISTA' } },
      ],
    },
    {
      id: 'etapas',
      tipo: 'COLECAO',
      titulo: 'Em que etapa você está?',
      subtitulo: 'Cada etapa com o que ela pede, na ordem em que o material entra',
      forma: 'ETAPAS',
      itens: [
        {
          titulo: 'Fundação e alvenaria',
          texto: 'Cimento, areia, brita, blocos e tijolos.',
          foto: 'CIM-050',
          destino: { tipo: 'LISTA', categ: 'material-basico' },
        },
        {
          titulo: 'Estrutura e cobertura',
          texto: 'Vergalhões, colunas, vigas e telhas.',
          foto: 'VER-063',
          destino: { tipo: 'LISTA', categ: 'estrutura' },
        },
        {
          titulo: 'Hidráulica',
          texto: 'Tubos, conexões, registros e caixas.',
          foto: 'JOE-S25',
          destino: { tipo: 'LISTA', categ: 'hidraulica' },
        },
        {
          titulo: 'Elétrica',
          texto: 'Cabos, quadros, tomadas e iluminação.',
          foto: 'ROL-025',
          destino: { tipo: 'LISTA', categ: 'eletrica' },
        },
        {
          titulo: 'Revestimento e louças',
          texto: 'Pisos, azulejos, vasos e metais.',
          foto: 'POR-CIM',
          destino: { tipo: 'LISTA', categ: 'acabamento' },
        },
        {
          titulo: 'Pintura',
          texto: 'Selador, massa, tinta e rolo.',
          foto: 'TIN-A18',
          destino: { tipo: 'LISTA', categ: 'pintura' },
        },
      ],
    },
    { id: 'ofertas', tipo: 'CARROSSEL', carrossel: 'ofertas', dias: 9, destaque: true },
    { id: 'costuma', tipo: 'CARROSSEL', carrossel: 'costuma' },
    { id: 'do-patio', tipo: 'CARROSSEL', carrossel: 'dia' },
    {
      id: 'banheiro',
      tipo: 'HISTORIA',
      antetitulo: 'Projeto de fim de semana',
      titulo: 'Banheiro novo em quatro dias',
      paragrafos: [
        'Demolição na quinta, impermeabilização na sexta, revestimento no sábado e louças no domingo. Separamos a lista para um banheiro de 4 m²; o vendedor acerta as quantidades com você.',
        'Argamassa AC-II no piso e AC-III na área do chuveiro: é ela que segura o porcelanato quando molha.',
      ],
      quadro: 'banheiro',
      skus: ['VAS-CAI', 'POR-CIM', 'ARG-AC3', 'REJ-CZP', 'CHU-550', 'TOR-LAV'],
      botao: { rotulo: 'Ver pisos e louças', destino: { tipo: 'LISTA', categ: 'acabamento' } },
    },
    { id: 'fim-de-semana', tipo: 'CARROSSEL', carrossel: 'mutirao' },
    { id: 'ferramentas', tipo: 'CARROSSEL', carrossel: 'ferramentas' },
    {
      id: 'marcas',
      tipo: 'MARCAS',
      titulo: 'Marcas que o mestre de obras pede',
      itens: [
        { nome: 'Cimenor', nota: 'Cimento', foto: 'CIM-050', destino: { tipo: 'LISTA', marca: 'Cimenor' } },
        {
          nome: 'Argabem',
          nota: 'Argamassas e rejuntes',
          foto: 'ARG-AC1',
          destino: { tipo: 'LISTA', marca: 'Argabem' },
        },
        {
          nome: 'Tubonorte',
          nota: 'Tubos e conexões',
          foto: 'JOE-S25',
          destino: { tipo: 'LISTA', marca: 'Tubonorte' },
        },
        {
          nome: 'Voltaris',
          nota: 'Elétrica',
          foto: 'DIS-M20',
          destino: { tipo: 'LISTA', marca: 'Voltaris' },
        },
        { nome: 'Corvela', nota: 'Tintas', foto: 'TIN-A18', destino: { tipo: 'LISTA', marca: 'Corvela' } },
        { nome: 'Ferrax', nota: 'Ferramentas', foto: 'MAR-027', destino: { tipo: 'LISTA', marca: 'Ferrax' } },
      ],
    },
    { id: 'acabamento', tipo: 'CARROSSEL', carrossel: 'acabamento', forma: 'GRADE' },
    {
      id: 'lojas',
      tipo: 'LOJAS',
      titulo: 'Pátios para retirar',
      texto: 'Carregamos no seu carro ou no caminhão do frete',
    },
  ],
}
