import { secao } from './secao.ts'

const argamassa = secao({
  categoria: 'argamassa-e-rejunte',
  unidade: 'saco',
  unidade_base: 'kg',
  desenho: { forma: 'saco', motivo: 'brick' },
  especificacoes: { Validade: '6 meses da fabricação', Norma: 'ABNT NBR 14081' },
})
const rejunte = secao({
  categoria: 'argamassa-e-rejunte',
  unidade: 'pct',
  unidade_base: 'kg',
  desenho: { forma: 'pouch', motivo: 'white-square-button' },
  especificacoes: { Junta: '2 a 10 mm', Uso: 'Interno e externo' },
})

export const argamassaERejunte = [
  argamassa('ARG-AC1', 'Argamassa colante AC-I Argabem 20 kg', 'Argabem', {
    preco: 13.9,
    descontoProgressivo: { 20: 13.2, 60: 12.6 },
    embalagem: 'saco 20 kg',
    fator_unidade: 20,
    estoque: 520,
    vendas: 84,
    cor: '#d98a2b',
    especificacoes: { Uso: 'Interno', Rendimento: '4 a 5 m²' },
    descricao:
      'Assenta piso e azulejo cerâmico em área interna, inclusive banheiro e cozinha. Um saco cobre 4 a 5 m² com desempenadeira de 8 mm.',
  }),
  argamassa('ARG-AC2', 'Argamassa colante AC-II Argabem 20 kg', 'Argabem', {
    preco: 24.9,
    descontoProgressivo: { 20: 23.9, 60: 22.8 },
    embalagem: 'saco 20 kg',
    fator_unidade: 20,
    estoque: 380,
    vendas: 73,
    cor: '#c25a1f',
    especificacoes: { Uso: 'Interno e externo', Rendimento: '4 a 5 m²' },
    descricao:
      'Para calçada, varanda e fachada cerâmica até três pavimentos, pois suporta sol e chuva. Espere 72 horas antes de liberar o tráfego.',
  }),
  argamassa('ARG-AC3', 'Argamassa colante AC-III Argabem 20 kg', 'Argabem', {
    preco: 37.9,
    descontoProgressivo: { 20: 36.5, 60: 35.2 },
    embalagem: 'saco 20 kg',
    fator_unidade: 20,
    estoque: 290,
    vendas: 77,
    cor: '#8f2d1a',
    especificacoes: { Uso: 'Interno, externo e piscina', Rendimento: '2,5 m² em dupla colagem' },
    descricao:
      'Alta aderência para porcelanato, piso sobre piso, pastilha e piscina. Peças acima de 900 cm² pedem dupla colagem, e o saco rende 2,5 m².',
  }),
  argamassa('ARG-ASS', 'Argamassa de assentamento e reboco Argabem 20 kg', 'Argabem', {
    preco: 11.9,
    embalagem: 'saco 20 kg',
    fator_unidade: 20,
    estoque: 310,
    vendas: 44,
    cor: '#a89a86',
    especificacoes: { Rendimento: '0,6 m² de reboco com 2 cm', Norma: 'ABNT NBR 13281' },
    descricao:
      'Mistura pronta de cimento, areia e aditivos que só leva água. Rende 0,6 m² de reboco de 2 cm ou 18 tijolos assentados por saco.',
  }),
  rejunte('REJ-CZP', 'Rejunte flexível cinza-platina Argabem 1 kg', 'Argabem', {
    preco: 7.9,
    embalagem: 'pacote 1 kg',
    fator_unidade: 1,
    estoque: 220,
    vendas: 50,
    cor: '#b4b8bb',
    descricao:
      'Rejunte cimentício com hidrorrepelente para cerâmica e porcelanato. Em placa de 60 x 60 cm com junta de 2 mm, 1 kg preenche 8 m².',
  }),
  rejunte('REJ-BRA', 'Rejunte flexível branco Argabem 1 kg', 'Argabem', {
    preco: 7.9,
    principal: 'REJ-CZP',
    embalagem: 'pacote 1 kg',
    fator_unidade: 1,
    estoque: 260,
    vendas: 52,
    cor: '#f2f4f5',
    descricao:
      'A cor branca realça azulejo claro de cozinha e banheiro. Leva fungicida na fórmula e aceita limpeza com água e sabão neutro.',
  }),
  rejunte('REJ-MAR', 'Rejunte flexível marrom-café Argabem 1 kg', 'Argabem', {
    preco: 7.9,
    principal: 'REJ-CZP',
    embalagem: 'pacote 1 kg',
    fator_unidade: 1,
    estoque: 140,
    vendas: 24,
    cor: '#5a3a2a',
    descricao:
      'Tom escuro que acompanha piso amadeirado e tijolinho aparente. Aplica-se com desempenadeira de borracha e limpa-se após 20 minutos.',
  }),
  rejunte('REJ-PRE', 'Rejunte flexível preto-grafite Argabem 1 kg', 'Argabem', {
    preco: 8.5,
    principal: 'REJ-CZP',
    embalagem: 'pacote 1 kg',
    fator_unidade: 1,
    estoque: 120,
    vendas: 23,
    cor: '#33373b',
    descricao:
      'Grafite para o contraste com metrô branco e hexágonos. Disfarça o encardido de pisos de garagem e área gourmet.',
  }),
]
