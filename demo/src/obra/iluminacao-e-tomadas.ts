import { secao } from './secao.ts'

const tomada = secao({
  categoria: 'tomadas-e-interruptores',
  unidade: 'un',
  desenho: { forma: 'solto', motivo: 'electric-plug' },
  especificacoes: { Norma: 'ABNT NBR 14136', Caixa: '4 x 2' },
})
const luz = secao({
  categoria: 'iluminacao',
  unidade: 'un',
  desenho: { forma: 'caixa', motivo: 'light-bulb' },
  especificacoes: { Tensão: 'Bivolt automático', Garantia: '2 anos' },
})

export const iluminacaoETomadas = [
  tomada('TOM-010', 'Tomada 2P+T 10 A com placa branca Linha Clara', 'Lumivia', {
    preco: 11.9,
    descontoProgressivo: { 10: 11.2, 30: 10.6 },
    embalagem: 'conjunto montado',
    estoque: 480,
    vendas: 69,
    cor: '#f4f5f6',
    cor2: '#c9d0d5',
    especificacoes: { Corrente: '10 A' },
    descricao:
      'Conjunto completo com suporte, módulo e placa para caixa 4 x 2. Atende TV, computador e luminária, até 10 ampères.',
  }),
  tomada('TOM-020', 'Tomada 2P+T 20 A com placa branca Linha Clara', 'Lumivia', {
    preco: 14.9,
    principal: 'TOM-010',
    embalagem: 'conjunto montado',
    estoque: 310,
    vendas: 54,
    cor: '#f4f5f6',
    cor2: '#c23028',
    especificacoes: { Corrente: '20 A' },
    descricao:
      'O furo maior recebe plugues de micro-ondas, lavadora e ferro de passar. Use com cabo de 2,5 mm² e disjuntor de 20 A.',
  }),
  tomada('INT-001', 'Interruptor simples com placa branca Linha Clara', 'Lumivia', {
    preco: 10.9,
    descontoProgressivo: { 10: 10.3, 30: 9.8 },
    embalagem: 'conjunto montado',
    estoque: 420,
    vendas: 60,
    cor: '#f4f5f6',
    cor2: '#c9d0d5',
    motivo: 'light-bulb',
    especificacoes: { Corrente: '10 A', Norma: 'ABNT NBR NM 60669-1' },
    descricao: 'Uma tecla para acender um ponto de luz. Os bornes com parafuso aceitam cabo de até 2,5 mm².',
  }),
  tomada('INT-PAR', 'Interruptor paralelo com placa branca Linha Clara', 'Lumivia', {
    preco: 13.9,
    embalagem: 'conjunto montado',
    estoque: 230,
    vendas: 37,
    cor: '#f4f5f6',
    cor2: '#8f979d',
    motivo: 'light-bulb',
    especificacoes: { Corrente: '10 A', Norma: 'ABNT NBR NM 60669-1' },
    descricao:
      'Em par, acende a mesma lâmpada de dois lugares, como escada e corredor. A instalação usa dois retornos entre as caixas.',
  }),
  tomada('CXL-42', 'Caixa de luz 4 x 2 amarela de embutir', 'Tubonorte', {
    preco: 2.4985,
    descontoProgressivo: { 50: 2.2985, 200: 2.0995 },
    embalagem: 'peça',
    granularidade: 10,
    min_por_pedido: 10,
    estoque: 3200,
    vendas: 46,
    cor: '#f0c12e',
    forma: 'caixa',
    especificacoes: { Norma: 'ABNT NBR 15465', Caixa: '4 x 2, PVC antichama' },
    descricao:
      'Caixa de PVC com orelhas metálicas para parede de alvenaria. As entradas removíveis recebem eletroduto de 20 ou 25 mm.',
  }),
  luz('LED-009', 'Lâmpada LED bulbo 9 W 6.500 K', 'Lumivia', {
    preco: 6.9,
    descontoProgressivo: { 10: 6.4, 50: 5.9 },
    embalagem: 'peça',
    estoque: 900,
    vendas: 80,
    cor: '#eaf4ff',
    cor2: '#2c62b8',
    especificacoes: { Fluxo: '810 lm', Soquete: 'E27' },
    descricao:
      'Luz branca fria que substitui a incandescente de 60 W. Dura 25 mil horas, cerca de onze anos com seis horas por dia.',
  }),
  luz('LED-93K', 'Lâmpada LED bulbo 9 W 3.000 K', 'Lumivia', {
    preco: 6.9,
    principal: 'LED-009',
    embalagem: 'peça',
    estoque: 520,
    vendas: 57,
    cor: '#fff0d2',
    cor2: '#d9902b',
    especificacoes: { Fluxo: '810 lm', Soquete: 'E27' },
    descricao:
      'Luz amarela aconchegante para quarto, sala e abajur. Mesmo consumo da versão fria, com soquete E27 comum.',
  }),
  luz('LED-PLA', 'Painel LED de embutir 18 W redondo', 'Lumivia', {
    preco: 29.9,
    embalagem: 'peça',
    estoque: 210,
    vendas: 45,
    cor: '#f4f5f6',
    cor2: '#9aa4ab',
    especificacoes: { Fluxo: '1.440 lm', Corte: '20,5 cm' },
    descricao:
      'Painel fino para forro de gesso ou PVC, com driver incluso. Um ponto de 18 W ilumina bem até 8 m².',
  }),
  luz('LED-REF', 'Refletor LED 50 W IP65', 'Lumivia', {
    preco: 49.9,
    precooferta: 42.9,
    embalagem: 'peça',
    estoque: 140,
    vendas: 43,
    cor: '#33383d',
    motivo: 'flashlight',
    especificacoes: { Fluxo: '4.000 lm', Proteção: 'IP65' },
    descricao:
      'Refletor de fachada, quintal e canteiro, protegido contra jatos de água. O suporte gira 180° para mirar a luz.',
  }),
  luz('FIT-ISO', 'Fita isolante antichama 19 mm x 20 m', 'Voltaris', {
    preco: 9.9,
    embalagem: 'rolo 20 m',
    estoque: 380,
    vendas: 64,
    cor: '#1f1f1f',
    forma: 'rolo',
    motivo: 'electric-plug',
    especificacoes: { Espessura: '0,19 mm', Tensão: 'Até 750 V', Garantia: '1 ano' },
    descricao:
      'Isola emendas de até 750 V e acompanha a curva do cabo sem soltar. Passe duas camadas com metade de sobreposição.',
  }),
]
