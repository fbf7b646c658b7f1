import { secao } from './secao.ts'

const manual = secao({
  categoria: 'ferramentas-manuais',
  unidade: 'un',
  desenho: { forma: 'ferramenta', motivo: 'hammer' },
  especificacoes: { Garantia: '1 ano contra defeito de fabricação' },
})
const eletrica = secao({
  categoria: 'ferramentas-eletricas',
  unidade: 'un',
  desenho: { forma: 'ferramenta', motivo: 'gear' },
  especificacoes: { Garantia: '2 anos', Assistência: 'Em Campinas e Jundiaí' },
})
const disco = secao({
  categoria: 'ferramentas-eletricas',
  unidade: 'un',
  desenho: { forma: 'solto', motivo: 'gear' },
})
const canteiro = secao({
  categoria: 'equipamentos-de-obra',
  unidade: 'un',
  desenho: { forma: 'ferramenta', motivo: 'construction' },
  especificacoes: { Garantia: '6 meses' },
})

export const ferramentas = [
  manual('MAR-027', 'Martelo unha 27 mm cabo de madeira', 'Ferrax', {
    preco: 39.9,
    embalagem: 'peça',
    estoque: 110,
    vendas: 55,
    cor: '#b5793a',
    especificacoes: { Cabeça: 'Aço forjado, 27 mm' },
    descricao:
      'Martelo de carpinteiro para fôrma e telhado, com unha que arranca prego sem escorregar. Cabo de madeira envernizada fixado por cunha.',
  }),
  manual('MAR-1KG', 'Marreta oitavada 1 kg', 'Ferrax', {
    preco: 44.9,
    embalagem: 'peça',
    estoque: 80,
    vendas: 34,
    cor: '#8a5a2b',
    especificacoes: { Peso: '1 kg' },
    descricao: 'Para talhadeira, estaca e quebra de alvenaria. A face temperada não lasca no golpe.',
  }),
  manual('COL-008', 'Colher de pedreiro canto reto 8"', 'Ferrax', {
    preco: 24.9,
    embalagem: 'peça',
    estoque: 140,
    vendas: 48,
    cor: '#c79a62',
    motivo: 'brick',
    especificacoes: { Lâmina: 'Aço carbono, 20 cm' },
    descricao: 'Lança, espalha e corta a massa de assentamento e reboco. Lâmina inteiriça com haste soldada.',
  }),
  manual('DES-ACO', 'Desempenadeira dentada de aço 8 x 8 mm', 'Ferrax', {
    preco: 29.9,
    embalagem: 'peça',
    estoque: 95,
    vendas: 39,
    cor: '#9aa4ab',
    motivo: 'brick',
    especificacoes: { Medida: '12 x 26 cm', Dente: '8 x 8 mm' },
    descricao:
      'Forma cordões de argamassa colante de altura igual para piso e azulejo. O lado liso espalha, o dentado penteia.',
  }),
  manual('TRE-005', 'Trena emborrachada 5 m', 'Ferrax', {
    preco: 27.9,
    embalagem: 'peça',
    estoque: 160,
    vendas: 58,
    cor: '#f0b429',
    motivo: 'straight-ruler',
    especificacoes: { Fita: '19 mm x 5 m', Trava: 'Dupla' },
    descricao:
      'Fita de aço com escala em milímetros e polegadas e gancho magnético. A capa de borracha protege de queda de dois metros.',
  }),
  manual('NIV-060', 'Nível de alumínio 60 cm três bolhas', 'Ferrax', {
    preco: 49.9,
    embalagem: 'peça',
    estoque: 70,
    vendas: 36,
    cor: '#d6452e',
    motivo: 'straight-ruler',
    especificacoes: { Precisão: '0,5 mm por metro' },
    descricao:
      'Confere horizontal, vertical e 45 graus em parede, batente e piso. Base usinada com ímã para estrutura metálica.',
  }),
  manual('ALI-008', 'Alicate universal isolado 8"', 'Ferrax', {
    preco: 54.9,
    embalagem: 'peça',
    estoque: 88,
    vendas: 44,
    cor: '#c23028',
    motivo: 'wrench',
    especificacoes: { Isolação: '1.000 V' },
    descricao:
      'Corta, torce e prende cabos com isolação de 1.000 V nos cabos. Ferramenta obrigatória na maleta do eletricista.',
  }),
  manual('JOG-CHA', 'Jogo de chaves de fenda e Phillips 6 peças', 'Ferrax', {
    preco: 59.9,
    precooferta: 49.9,
    embalagem: 'jogo com 6 peças',
    unidade: 'jogo',
    preco_embalagem: 6,
    estoque: 74,
    vendas: 47,
    cor: '#2c62b8',
    forma: 'kit',
    motivo: 'screwdriver',
    especificacoes: { Aço: 'Cromo-vanádio' },
    descricao:
      'Três fendas e três Phillips com ponta imantada e cabo emborrachado. Resolvem de tomada a móvel desmontável.',
  }),
  manual('SER-ARC', 'Arco de serra fixo 12" com lâmina', 'Ferrax', {
    preco: 34.9,
    embalagem: 'peça',
    estoque: 66,
    vendas: 31,
    cor: '#34495e',
    motivo: 'carpentry-saw',
    especificacoes: { Lâmina: '24 dentes por polegada' },
    descricao:
      'Corta tubo de PVC, eletroduto e vergalhão fino. Acompanha lâmina bimetal de 300 mm, trocada sem ferramenta.',
  }),
  eletrica('FUR-650', 'Furadeira de impacto 1/2" 650 W', 'Ferrax', {
    preco: 249.9,
    descontoProgressivo: { 3: 239.9 },
    embalagem: 'peça com maleta',
    preco_embalagem: 9,
    estoque: 42,
    vendas: 59,
    cor: '#e0582e',
    especificacoes: { Potência: '650 W', Mandril: '13 mm', Tensão: '127 V ou 220 V' },
    descricao:
      'Fura concreto até 13 mm, madeira até 25 mm e aço até 10 mm. Velocidade variável no gatilho e reversão para parafusar.',
  }),
  eletrica('PAR-12V', 'Parafusadeira a bateria 12 V com duas baterias', 'Ferrax', {
    preco: 329.9,
    precooferta: 299.9,
    embalagem: 'kit com maleta',
    preco_embalagem: 9,
    estoque: 36,
    vendas: 53,
    cor: '#e0582e',
    forma: 'kit',
    motivo: 'battery',
    especificacoes: { Torque: '25 N·m', Baterias: '2 de 1,5 Ah' },
    descricao:
      'Monta móveis, drywall e ferragens com 18 níveis de torque. Carrega em uma hora, com uma bateria sempre de reserva.',
  }),
  eletrica('SER-MAR', 'Serra mármore 1.400 W 110 mm', 'Ferrax', {
    preco: 359.9,
    embalagem: 'peça',
    estoque: 28,
    vendas: 40,
    cor: '#e0582e',
    motivo: 'carpentry-saw',
    especificacoes: { Potência: '1.400 W', Disco: '110 mm' },
    descricao:
      'Corta porcelanato, granito, telha e bloco até 34 mm, a seco ou com água. Use disco diamantado contínuo para acabamento limpo.',
  }),
  disco('DIS-DIA', 'Disco diamantado turbo 110 mm', 'Ferrax', {
    preco: 29.9,
    descontoProgressivo: { 5: 27.9, 20: 25.9 },
    embalagem: 'peça',
    estoque: 240,
    vendas: 50,
    cor: '#f0b429',
    especificacoes: { Furo: '20 mm', Borda: 'Turbo' },
    descricao:
      'Borda turbo que equilibra rapidez e acabamento em concreto, cerâmica e pedra. Rende cerca de 60 m de corte em porcelanato.',
  }),
  canteiro('CAR-050', 'Carrinho de mão 50 L pneu com câmara', 'Ferrax', {
    preco: 219.9,
    embalagem: 'peça montada',
    estoque: 32,
    vendas: 42,
    cor: '#d96a1c',
    motivo: 'construction',
    especificacoes: { Capacidade: '50 L, 150 kg', Caçamba: 'Aço 0,6 mm' },
    descricao:
      'Transporta massa, areia e entulho com caçamba de aço reforçada na borda. Sai montado do pátio.',
  }),
  canteiro('PAC-B71', 'Pá de bico com cabo de madeira 71 cm', 'Ferrax', {
    preco: 49.9,
    embalagem: 'peça',
    estoque: 84,
    vendas: 33,
    cor: '#4a4440',
    motivo: 'pick',
    especificacoes: { Lâmina: 'Aço temperado', Cabo: 'Madeira com empunhadura Y' },
    descricao:
      'Cava e carrega areia, terra e brita. O bico penetra em solo duro, e a empunhadura em Y firma as duas mãos.',
  }),
  canteiro('ESC-006', 'Escada de alumínio 6 degraus', 'Ferrax', {
    preco: 239.9,
    embalagem: 'peça',
    estoque: 24,
    vendas: 29,
    cor: '#c5ccd1',
    motivo: 'ladder',
    especificacoes: { Altura: '1,75 m aberta', Carga: '120 kg' },
    descricao:
      'Escada de abrir com pés antiderrapantes e trava de segurança. Alcança teto de 3 m com o usuário no quarto degrau.',
  }),
]
