import { secao } from './secao.ts'

const tijolo = secao({
  categoria: 'tijolos-e-blocos',
  unidade: 'milheiro',
  unidade_base: 'un',
  desenho: { forma: 'solto', motivo: 'brick' },
  especificacoes: { Retirada: 'No pátio, paletizado', Quebra: 'Considere 5% a mais' },
})
const bloco = secao({
  categoria: 'tijolos-e-blocos',
  unidade: 'un',
  desenho: { forma: 'solto', motivo: 'brick' },
  especificacoes: { Retirada: 'No pátio', Norma: 'ABNT NBR 6136' },
})
const telha = secao({
  categoria: 'telhas-e-lajes',
  unidade: 'un',
  desenho: { forma: 'tabua', motivo: 'house' },
  especificacoes: { Retirada: 'No pátio', Manuseio: 'Com luvas, duas pessoas' },
})

export const tijolosETelhas = [
  tijolo('TIJ-08F', 'Tijolo baiano 8 furos 9 x 19 x 19 cm', 'Cerâmica Tatuiá', {
    preco: 1190,
    descontoProgressivo: { 3: 1150, 6: 1110 },
    embalagem: 'milheiro, fração de 100 peças',
    fator_unidade: 1000,
    granularidade: 0.1,
    min_por_pedido: 0.2,
    estoque: 48,
    vendas: 90,
    cor: '#c1602f',
    especificacoes: { Medidas: '9 x 19 x 19 cm', Consumo: '25 peças por m²' },
    descricao:
      'Tijolo cerâmico de vedação para parede de 9 cm sem função estrutural. São 25 peças por metro quadrado, já com junta de 1 cm.',
  }),
  tijolo('TIJ-06F', 'Tijolo baiano 6 furos 9 x 14 x 19 cm', 'Cerâmica Tatuiá', {
    preco: 940,
    embalagem: 'milheiro, fração de 100 peças',
    fator_unidade: 1000,
    granularidade: 0.1,
    min_por_pedido: 0.2,
    estoque: 36,
    vendas: 60,
    cor: '#b5572a',
    especificacoes: { Medidas: '9 x 14 x 19 cm', Consumo: '33 peças por m²' },
    descricao:
      'Peça menor para muros baixos, oitões e fechamento de vãos. O metro quadrado de parede em pé consome 33 tijolos.',
  }),
  tijolo('TIJ-MAC', 'Tijolo maciço comum 5 x 9 x 19 cm', 'Cerâmica Tatuiá', {
    preco: 780,
    embalagem: 'milheiro, fração de 50 peças',
    fator_unidade: 1000,
    granularidade: 0.05,
    min_por_pedido: 0.1,
    estoque: 30,
    vendas: 49,
    cor: '#a8461f',
    especificacoes: { Medidas: '5 x 9 x 19 cm', Consumo: '83 peças por m²' },
    descricao:
      'Tijolo de barro queimado para alicerce, caixa de inspeção e churrasqueira simples. Deve ser molhado antes do assentamento.',
  }),
  tijolo('TIJ-REF', 'Tijolo refratário 5 x 11 x 22 cm', 'Cerâmica Tatuiá', {
    preco: 4490,
    embalagem: 'milheiro, fração de 10 peças',
    fator_unidade: 1000,
    granularidade: 0.01,
    min_por_pedido: 0.02,
    estoque: 6,
    vendas: 27,
    cor: '#dcc6a0',
    especificacoes: { Medidas: '5 x 11 x 22 cm', Temperatura: 'Até 1.200 °C' },
    descricao:
      'Revestimento interno de churrasqueira, forno de pizza e lareira. Assenta-se com argamassa refratária e junta de no máximo 2 mm.',
  }),
  tijolo('TIJ-APA', 'Tijolinho aparente rústico 5 x 7 x 24 cm', 'Cerâmica Tatuiá', {
    preco: 2350,
    embalagem: 'milheiro, fração de 50 peças',
    fator_unidade: 1000,
    granularidade: 0.05,
    min_por_pedido: 0.1,
    estoque: 14,
    vendas: 33,
    cor: '#b9673d',
    especificacoes: { Medidas: '5 x 7 x 24 cm', Consumo: '66 peças por m²' },
    descricao:
      'Faces irregulares e tons misturados para parede à vista e área gourmet. Depois de seco, proteja com resina acrílica ou silicone.',
  }),
  bloco('BLO-V14', 'Bloco de concreto vedação 14 x 19 x 39 cm', 'Blocos Itupeva', {
    preco: 4.39,
    descontoProgressivo: { 500: 4.19, 1000: 3.98 },
    embalagem: 'peça',
    granularidade: 10,
    min_por_pedido: 50,
    estoque: 9600,
    vendas: 76,
    cor: '#9ba1a6',
    especificacoes: { Resistência: '2,5 MPa', Consumo: '12,5 peças por m²' },
    descricao:
      'Bloco de vedação para muro e parede de 14 cm. Cada metro quadrado leva 12,5 blocos e recebe revestimento fino.',
  }),
  bloco('BLO-E14', 'Bloco de concreto estrutural 14 x 19 x 39 cm', 'Blocos Itupeva', {
    preco: 5.29,
    descontoProgressivo: { 500: 5.05, 1000: 4.79 },
    embalagem: 'peça',
    granularidade: 10,
    min_por_pedido: 50,
    estoque: 6400,
    vendas: 58,
    cor: '#7f868c',
    especificacoes: { Resistência: '4,5 MPa', Consumo: '12,5 peças por m²' },
    descricao:
      'Suporta laje em alvenaria estrutural de até dois pavimentos, conforme projeto. Os furos alinhados recebem vergalhão e graute.',
  }),
  bloco('BLO-C14', 'Canaleta de concreto 14 x 19 x 39 cm', 'Blocos Itupeva', {
    preco: 5.49,
    embalagem: 'peça',
    granularidade: 5,
    min_por_pedido: 10,
    estoque: 2100,
    vendas: 42,
    cor: '#8f969b',
    especificacoes: { Formato: 'U', Consumo: '2,5 peças por metro' },
    descricao:
      'Peça em U para cintas, vergas e contravergas sem fôrma de madeira. Preenche-se com graute e duas barras de 8 mm.',
  }),
  telha('TEL-POR', 'Telha cerâmica portuguesa', 'Cerâmica Tatuiá', {
    preco: 2.8475,
    descontoProgressivo: { 500: 2.7195, 1500: 2.5985 },
    embalagem: 'peça',
    granularidade: 20,
    min_por_pedido: 100,
    estoque: 14000,
    vendas: 55,
    cor: '#c86a3a',
    especificacoes: { Consumo: '17 peças por m²', Inclinação: '30% no mínimo' },
    descricao:
      'Telha de encaixe para casa térrea e sobrado. Consome 17 peças por metro quadrado com galga de 34 cm.',
  }),
  telha('TEL-FC4', 'Telha de fibrocimento ondulada 6 mm 2,44 x 1,10 m', 'Ondaforte', {
    preco: 74.9,
    descontoProgressivo: { 20: 72.5, 50: 69.9 },
    embalagem: 'peça 2,44 m',
    estoque: 340,
    vendas: 61,
    cor: '#8c949a',
    especificacoes: { Espessura: '6 mm', 'Área útil': '2,41 m²' },
    descricao:
      'Telha sem amianto para galpão, garagem e edícula, com área útil de 2,41 m². Aceita vão livre de até 1,69 m entre apoios.',
  }),
  telha('TEL-FC3', 'Telha de fibrocimento ondulada 6 mm 1,83 x 1,10 m', 'Ondaforte', {
    preco: 57.9,
    principal: 'TEL-FC4',
    embalagem: 'peça 1,83 m',
    estoque: 260,
    vendas: 47,
    cor: '#8c949a',
    especificacoes: { Espessura: '6 mm', 'Área útil': '1,77 m²' },
    descricao:
      'Comprimento menor para coberturas de dois apoios e beirais. Com recobrimento de 14 cm, cobre 1,77 m² por peça.',
  }),
  telha('TEL-TRA', 'Telha translúcida ondulada 2,44 x 1,10 m', 'Ondaforte', {
    preco: 129.9,
    embalagem: 'peça 2,44 m',
    estoque: 70,
    vendas: 26,
    cor: '#cfe7ef',
    motivo: 'sun',
    especificacoes: { Material: 'Polipropileno com proteção UV' },
    descricao:
      'Encaixa na ondulada de 6 mm e traz luz natural ao galpão. Uma peça a cada 10 m² de telhado já dispensa lâmpada de dia.',
  }),
  telha('CUM-FIB', 'Cumeeira universal de fibrocimento 1,10 m', 'Ondaforte', {
    preco: 46.9,
    embalagem: 'peça',
    estoque: 140,
    vendas: 28,
    cor: '#7a8288',
    especificacoes: { Inclinação: '10° a 15°' },
    descricao:
      'Arremata o encontro das duas águas do telhado ondulado. Fixa-se com parafuso de 110 mm e vedação nas segundas e quintas ondas.',
  }),
  telha('LAJ-H08', 'Laje treliçada H8 com isopor', 'Blocos Itupeva', {
    preco: 68.9,
    descontoProgressivo: { 50: 66.5, 100: 63.9 },
    unidade: 'm²',
    embalagem: 'kit por m²',
    granularidade: 0.5,
    min_por_pedido: 10,
    estoque: null,
    vendas: 44,
    cor: '#d9dde0',
    motivo: 'building-construction',
    especificacoes: { 'Vão máximo': '4 m', Capa: '4 cm de concreto' },
    descricao:
      'Vigotas treliçadas e enchimento de EPS, cortados na medida do vão. Cada metro quadrado pede 0,055 m³ de concreto na capa.',
  }),
]
