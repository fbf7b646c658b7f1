import { secao } from './secao.ts'

const piso = secao({
  categoria: 'pisos-e-revestimentos',
  unidade: 'm²',
  desenho: { forma: 'caixa', motivo: 'white-large-square' },
  especificacoes: { Caixa: '1,44 m²', Sobra: 'Compre 10% a mais para cortes' },
})
const louca = secao({
  categoria: 'loucas-e-metais',
  unidade: 'un',
  desenho: { forma: 'solto', motivo: 'toilet' },
  especificacoes: { Garantia: '5 anos' },
})
const metal = secao({
  categoria: 'loucas-e-metais',
  unidade: 'un',
  desenho: { forma: 'solto', motivo: 'potable-water' },
  especificacoes: { Acabamento: 'Cromado', Garantia: '5 anos' },
})

/** Floors are priced by the m² and sold by the box: granularidade is its 1.44 m². */
export const pisosELoucas = [
  piso('POR-CIM', 'Porcelanato acetinado Cimento Claro 60 x 60 cm', 'Pisolar', {
    preco: 69.9,
    descontoProgressivo: { 28.8: 66.9, 72: 63.9 },
    embalagem: 'caixa 1,44 m² · 4 peças',
    granularidade: 1.44,
    min_por_pedido: 1.44,
    estoque: 864,
    vendas: 83,
    cor: '#b9bdbf',
    especificacoes: { Borda: 'Retificada', Uso: 'Residencial e comercial leve' },
    descricao:
      'Porcelanato com aspecto de cimento queimado para sala, quarto e loja. A borda retificada aceita junta de 2 mm e argamassa AC-III.',
  }),
  piso('POR-MAR', 'Porcelanato polido Mármore Névoa 60 x 60 cm', 'Pisolar', {
    preco: 84.9,
    descontoProgressivo: { 28.8: 81.9, 72: 78.5 },
    embalagem: 'caixa 1,44 m² · 4 peças',
    granularidade: 1.44,
    min_por_pedido: 1.44,
    estoque: 576,
    vendas: 62,
    cor: '#eceae6',
    especificacoes: { Borda: 'Retificada', Uso: 'Interno seco' },
    descricao:
      'Placa branca com veios cinza e brilho de espelho, para sala e hall. Por ser escorregadia molhada, evite em banheiro e área externa.',
  }),
  piso('POR-MAD', 'Porcelanato amadeirado Peroba Campo 20 x 120 cm', 'Pisolar', {
    preco: 99.9,
    precooferta: 89.9,
    embalagem: 'caixa 1,44 m² · 6 peças',
    granularidade: 1.44,
    min_por_pedido: 1.44,
    estoque: 432,
    vendas: 58,
    cor: '#b08457',
    motivo: 'wood',
    especificacoes: { Borda: 'Retificada', Uso: 'Interno' },
    descricao:
      'Réguas que imitam peroba, sem manutenção de madeira. Assente com desencontro máximo de um terço para não formar dentes.',
  }),
  piso('POR-EXT', 'Porcelanato externo antiderrapante Pedra Basalto 60 x 60 cm', 'Pisolar', {
    preco: 79.9,
    embalagem: 'caixa 1,44 m² · 4 peças',
    granularidade: 1.44,
    min_por_pedido: 1.44,
    estoque: 504,
    vendas: 45,
    cor: '#6f7478',
    motivo: 'rock',
    especificacoes: { Borda: 'Retificada', Atrito: 'Acima de 0,4 molhado' },
    descricao:
      'Superfície áspera para borda de piscina, quintal e rampa de garagem. Combina com a versão acetinada para unir dentro e fora.',
  }),
  piso('CER-GRE', 'Piso cerâmico Granito Bege 60 x 60 cm', 'Pisolar', {
    preco: 32.9,
    descontoProgressivo: { 28.8: 31.5, 72: 29.9 },
    embalagem: 'caixa 1,44 m² · 4 peças',
    granularidade: 1.44,
    min_por_pedido: 1.44,
    estoque: 1296,
    vendas: 71,
    cor: '#d8cbb4',
    especificacoes: { Borda: 'Bold', Resistência: 'PEI 4' },
    descricao:
      'Cerâmica econômica para casa de aluguel, cozinha e lavanderia. PEI 4 aguenta trânsito diário; use junta de 5 mm.',
  }),
  piso('REV-BRA', 'Revestimento branco acetinado 30 x 60 cm', 'Pisolar', {
    preco: 42.9,
    descontoProgressivo: { 28.8: 40.9, 72: 38.9 },
    embalagem: 'caixa 1,44 m² · 8 peças',
    granularidade: 1.44,
    min_por_pedido: 1.44,
    estoque: 936,
    vendas: 66,
    cor: '#f6f7f7',
    especificacoes: { Borda: 'Retificada', Uso: 'Parede' },
    descricao:
      'Placa de parede para banheiro, cozinha e lavanderia. Na horizontal alarga o ambiente, e na vertical aumenta o pé-direito.',
  }),
  piso('REV-MET', 'Revestimento metrô verde-oliva 10 x 20 cm', 'Pisolar', {
    preco: 94.9,
    embalagem: 'caixa 1,44 m² · 72 peças',
    granularidade: 1.44,
    min_por_pedido: 1.44,
    estoque: 187.2,
    vendas: 29,
    cor: '#7a7f4a',
    especificacoes: { Borda: 'Bisotada', Uso: 'Parede' },
    descricao:
      'Azulejo pequeno de borda chanfrada para faixa da pia e churrasqueira. São 50 peças por metro quadrado, com junta de 2 mm.',
  }),
  piso('ROD-015', 'Rodapé de poliestireno branco 15 cm', 'Pisolar', {
    preco: 24.9,
    unidade: 'm',
    embalagem: 'barra 2,40 m',
    granularidade: 2.4,
    min_por_pedido: 2.4,
    estoque: 720,
    vendas: 38,
    cor: '#f4f5f6',
    forma: 'tabua',
    motivo: 'straight-ruler',
    especificacoes: { Caixa: 'Barra de 2,40 m', Altura: '15 cm', Sobra: 'Compre 5% a mais para cantos' },
    descricao:
      'Rodapé que não mofa nem cria cupim e cola direto na parede. Vendido por metro em barras de 2,40 m, com friso superior.',
  }),
  louca('VAS-CAI', 'Vaso sanitário com caixa acoplada Linha Jequitibá', 'Louçarte', {
    preco: 489.9,
    precooferta: 449.9,
    embalagem: 'conjunto com assento',
    estoque: 38,
    vendas: 60,
    cor: '#f4f6f7',
    especificacoes: { Acionamento: 'Duplo, 3 e 6 L', Saída: 'Vertical, a 30 cm da parede' },
    descricao:
      'Conjunto de bacia, caixa, mecanismo e assento. O acionamento duplo gasta 3 ou 6 litros por descarga.',
  }),
  louca('LAV-COL', 'Lavatório com coluna Linha Jequitibá', 'Louçarte', {
    preco: 219.9,
    embalagem: 'conjunto',
    estoque: 30,
    vendas: 37,
    cor: '#f4f6f7',
    motivo: 'soap',
    especificacoes: { Medidas: '46 x 37 cm', Furo: 'Um, central' },
    descricao:
      'Lavatório compacto com coluna que esconde o sifão. Fixa-se com dois parafusos e bucha de 10 mm.',
  }),
  louca('CUB-APO', 'Cuba de apoio redonda branca 38 cm', 'Louçarte', {
    preco: 149.9,
    embalagem: 'peça',
    estoque: 44,
    vendas: 39,
    cor: '#f7f8f8',
    forma: 'tigela',
    motivo: 'soap',
    especificacoes: { Diâmetro: '38 cm', Altura: '14 cm' },
    descricao:
      'Cuba sobre bancada de granito, madeira tratada ou MDF naval. Pede torneira de bica alta e válvula sem ladrão.',
  }),
  louca('TAN-023', 'Tanque de louça branco 22 L', 'Louçarte', {
    preco: 279.9,
    embalagem: 'peça',
    estoque: 18,
    vendas: 24,
    cor: '#f4f6f7',
    forma: 'bandeja',
    motivo: 'basket',
    especificacoes: { Capacidade: '22 L', Medidas: '53 x 48 cm' },
    descricao:
      'Tanque com esfregador moldado, que não mancha com água sanitária. Aceita coluna ou fixação na parede.',
  }),
  louca('PIA-120', 'Pia de inox 1,20 x 0,53 m', 'Louçarte', {
    preco: 249.9,
    embalagem: 'peça com válvula',
    estoque: 26,
    vendas: 41,
    cor: '#c5ccd1',
    forma: 'bandeja',
    motivo: 'fork-and-knife-with-plate',
    especificacoes: { Material: 'Inox 430', Cuba: '46 x 30 cm' },
    descricao:
      'Pia de cozinha com cuba central e concreto no fundo, que abafa o ruído. Vem com válvula de 3 1/2 polegadas.',
  }),
  metal('TOR-COZ', 'Torneira de cozinha de mesa bica móvel', 'Hidrovale', {
    preco: 129.9,
    embalagem: 'peça',
    estoque: 64,
    vendas: 48,
    cor: '#c5ccd1',
    especificacoes: { Rosca: '1/2"', Arejador: 'Articulado' },
    descricao:
      'A bica gira 360° e o arejador direciona o jato na cuba. O fechamento de um quarto de volta não pinga com o desgaste.',
  }),
  metal('TOR-LAV', 'Torneira de lavatório bica baixa', 'Hidrovale', {
    preco: 64.9,
    embalagem: 'peça',
    estoque: 90,
    vendas: 43,
    cor: '#c5ccd1',
    especificacoes: { Rosca: '1/2"' },
    descricao:
      'Torneira de mesa para lavatório com furo de 35 mm. O arejador embutido mistura ar e corta metade do consumo.',
  }),
  metal('CHU-550', 'Chuveiro eletrônico 5.500 W 220 V', 'Hidrovale', {
    preco: 119.9,
    embalagem: 'peça com cano',
    estoque: 72,
    vendas: 56,
    cor: '#eef1f3',
    motivo: 'shower',
    especificacoes: { Potência: '5.500 W', Tensão: '220 V', Acabamento: 'Plástico branco' },
    descricao:
      'Regula a temperatura aos poucos por haste, mesmo com o banho ligado. Instale com cabo de 4 mm² e disjuntor de 30 A.',
  }),
]
