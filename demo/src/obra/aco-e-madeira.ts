import { secao } from './secao.ts'

const aco = secao({
  categoria: 'aco',
  unidade: 'barra',
  unidade_base: 'm',
  desenho: { forma: 'barra', motivo: 'chains' },
  especificacoes: { Norma: 'ABNT NBR 7480', Retirada: 'No pátio; dobramos ao meio sem custo' },
})
const arame = secao({
  categoria: 'aco',
  unidade: 'kg',
  desenho: { forma: 'rolo', motivo: 'link' },
  especificacoes: { Acabamento: 'Recozido' },
})
const madeira = secao({
  categoria: 'madeiras',
  unidade: 'm',
  desenho: { forma: 'tabua', motivo: 'wood' },
  especificacoes: { Origem: 'Com documento de origem florestal (DOF)', Corte: 'Na medida, de 0,5 em 0,5 m' },
})
const chapa = secao({
  categoria: 'madeiras',
  unidade: 'chapa',
  unidade_base: 'm²',
  desenho: { forma: 'tabua', motivo: 'carpentry-saw' },
  especificacoes: { Corte: 'Até quatro cortes retos por chapa, sem custo' },
})

export const acoEMadeira = [
  aco('VER-063', 'Vergalhão CA-50 6,3 mm (1/4") 12 m', 'Siderlim', {
    preco: 24.9,
    descontoProgressivo: { 20: 23.9, 60: 22.9 },
    embalagem: 'barra 12 m',
    fator_unidade: 12,
    estoque: 900,
    vendas: 57,
    cor: '#7a5a4a',
    especificacoes: { Bitola: '6,3 mm', Peso: '2,94 kg por barra' },
    descricao:
      'Barra nervurada para estribo, armadura de distribuição de laje e cinta leve. Pesa 0,245 kg por metro.',
  }),
  aco('VER-080', 'Vergalhão CA-50 8 mm (5/16") 12 m', 'Siderlim', {
    preco: 38.9,
    principal: 'VER-063',
    descontoProgressivo: { 20: 37.5, 60: 35.9 },
    embalagem: 'barra 12 m',
    fator_unidade: 12,
    estoque: 760,
    vendas: 70,
    cor: '#7a5a4a',
    especificacoes: { Bitola: '8 mm', Peso: '4,74 kg por barra' },
    descricao:
      'Bitola usual de sapata, viga baldrame e coluna de muro. São 0,395 kg por metro, em barra reta ou dobrada.',
  }),
  aco('VER-100', 'Vergalhão CA-50 10 mm (3/8") 12 m', 'Siderlim', {
    preco: 58.9,
    principal: 'VER-063',
    descontoProgressivo: { 20: 56.9, 60: 54.5 },
    embalagem: 'barra 12 m',
    fator_unidade: 12,
    estoque: 640,
    vendas: 75,
    cor: '#7a5a4a',
    especificacoes: { Bitola: '10 mm', Peso: '7,40 kg por barra' },
    descricao:
      'Armadura longitudinal de pilares e vigas residenciais, conforme o projeto. Uma coluna de 3 m com quatro barras consome uma barra inteira.',
  }),
  aco('COL-709', 'Coluna armada 7 x 17 cm 8 mm 6 m', 'Siderlim', {
    preco: 119.9,
    embalagem: 'peça 6 m',
    unidade: 'peça',
    fator_unidade: 6,
    estoque: 0,
    vendas: 38,
    cor: '#6b4f42',
    especificacoes: { Estribo: '4,2 mm a cada 20 cm' },
    descricao:
      'Armação pronta com quatro barras de 8 mm e estribos soldados. Serve a pilarete de muro e viga de amarração, bastando cortar e emendar.',
  }),
  aco('TEL-Q92', 'Tela soldada Q92 2,45 x 6 m', 'Siderlim', {
    preco: 179.9,
    embalagem: 'painel 2,45 x 6 m',
    unidade: 'painel',
    estoque: 90,
    vendas: 34,
    cor: '#8a7468',
    especificacoes: { Fio: '4,2 mm', Malha: '15 x 15 cm' },
    descricao:
      'Malha para piso de garagem, radier e capa de laje, com 14,7 m² por painel. Preveja emenda de duas malhas entre os painéis.',
  }),
  arame('ARA-018', 'Arame recozido nº 18 torcido', 'Siderlim', {
    preco: 17.9,
    descontoProgressivo: { 10: 16.9, 30: 15.9 },
    embalagem: 'rolo de 1 kg',
    granularidade: 1,
    estoque: 320,
    vendas: 52,
    cor: '#4a4440',
    especificacoes: { Diâmetro: '1,24 mm, fio duplo' },
    descricao:
      'Arame duplo para amarrar estribos e vergalhões com torquês. Um quilo amarra cerca de 60 kg de aço.',
  }),
  arame('PRE-172', 'Prego com cabeça 17 x 27', 'Siderlim', {
    preco: 18.9,
    descontoProgressivo: { 10: 17.9 },
    embalagem: 'a granel, por kg',
    granularidade: 0.5,
    min_por_pedido: 0.5,
    estoque: 410,
    vendas: 59,
    cor: '#6f747a',
    forma: 'pacote',
    motivo: 'hammer',
    especificacoes: { Acabamento: 'Polido', Medida: '3,0 x 62 mm' },
    descricao:
      'Prego de fôrma e telhado, com perto de 255 peças por quilo. Fixa sarrafo e tábua de até 3 cm com boa ancoragem.',
  }),
  madeira('CAI-056', 'Caibro de pinus tratado 5 x 6 cm', 'Madeireira Itaqui', {
    preco: 9.9,
    descontoProgressivo: { 60: 9.4, 150: 8.95 },
    embalagem: 'por metro',
    granularidade: 0.5,
    min_por_pedido: 1,
    maxporpedido: 600,
    estoque: 1400,
    vendas: 54,
    cor: '#c79a62',
    especificacoes: { Seção: '5 x 6 cm', Tratamento: 'Autoclave, CCA' },
    descricao:
      'Caibro de telhado com tratamento em autoclave contra cupim e umidade. Use espaçamento de 50 cm para telha cerâmica.',
  }),
  madeira('VIG-612', 'Viga de garapeira 6 x 12 cm', 'Madeireira Itaqui', {
    preco: 42.9,
    embalagem: 'por metro',
    granularidade: 0.5,
    min_por_pedido: 1,
    estoque: 520,
    vendas: 40,
    cor: '#a9712f',
    especificacoes: { Seção: '6 x 12 cm', Madeira: 'Garapeira, bruta' },
    descricao:
      'Madeira dura para terça, pergolado e estrutura de deck. Vence vão de 3 m em telhado residencial de telha cerâmica.',
  }),
  madeira('TAB-030', 'Tábua de pinus 2,3 x 30 cm', 'Madeireira Itaqui', {
    preco: 13.9,
    descontoProgressivo: { 60: 13.2, 150: 12.5 },
    embalagem: 'por metro',
    granularidade: 0.5,
    min_por_pedido: 1,
    estoque: 980,
    vendas: 63,
    cor: '#d8b176',
    especificacoes: { Seção: '2,3 x 30 cm', Acabamento: 'Bruta' },
    descricao:
      'Tábua de fôrma para viga, pilar e baldrame. Com desmoldante, reutiliza-se três a quatro vezes.',
  }),
  madeira('RIP-015', 'Ripa de peroba 1,5 x 5 cm', 'Madeireira Itaqui', {
    preco: 6.49,
    embalagem: 'por metro',
    granularidade: 0.5,
    min_por_pedido: 3,
    estoque: 1600,
    vendas: 36,
    cor: '#b07c45',
    especificacoes: { Seção: '1,5 x 5 cm' },
    descricao:
      'Ripa de apoio da telha, pregada sobre os caibros. Com telha portuguesa, são 3 m de ripa por metro quadrado de telhado.',
  }),
  chapa('COM-012', 'Compensado plastificado 12 mm 1,10 x 2,20 m', 'Madeireira Itaqui', {
    preco: 139.9,
    descontoProgressivo: { 10: 134.9, 30: 129.9 },
    embalagem: 'chapa 2,42 m²',
    fator_unidade: 2.42,
    estoque: 150,
    vendas: 45,
    cor: '#4a3328',
    especificacoes: { Espessura: '12 mm', Faces: 'Filme fenólico' },
    descricao:
      'Chapa de fôrma com filme nas duas faces, que deixa o concreto liso. Selando as bordas, dá dez ou mais usos.',
  }),
  chapa('MDF-015', 'MDF branco 15 mm 1,84 x 2,75 m', 'Madeireira Itaqui', {
    preco: 289.9,
    embalagem: 'chapa 5,06 m²',
    fator_unidade: 5.06,
    estoque: 64,
    vendas: 37,
    cor: '#f0f1f2',
    cor2: '#b99a74',
    especificacoes: { Espessura: '15 mm', Acabamento: 'Melamínico nas duas faces' },
    descricao:
      'Painel para armário, prateleira e nicho, com as duas faces acabadas em branco. Cortamos na seccionadora com a lista de medidas.',
  }),
]
