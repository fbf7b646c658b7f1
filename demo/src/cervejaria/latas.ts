import { bottle } from './cerveja.ts'
import * as receita from './receitas.ts'

const lata = bottle({
  forma: 'lata',
  recipiente: 'lata',
  conservacao: 'Na geladeira; IPA até 60 dias do envase',
})

export const latas = [
  lata('AM-201', 'IPA Pico Agudo em lata', receita.ipa, {
    principal: 'AM-102',
    ml: 473,
    preco: 14.9,
    precovendaatacado: 12.9,
    minvendaatacado: 12,
    estoque: 216,
    vendas: 85,
    descricao:
      'A mesma IPA sem luz e com menos oxigênio, por isso o lúpulo dura mais do que na garrafa. A data do envase está no fundo da lata.',
  }),
  lata('AM-202', 'Pilsen Alto da Mata em lata', receita.pilsen, {
    principal: 'AM-101',
    ml: 473,
    preco: 8.9,
    estoque: 360,
    vendas: 84,
    descricao:
      'Latão para churrasco e piscina, que gela em vinte minutos no balde. O anel tem rótulo liso de propósito: vai tudo à reciclagem.',
  }),
  lata('AM-203', 'Session IPA Trilha em lata', receita.session, {
    principal: 'AM-120',
    ml: 473,
    preco: 12.9,
    descontoProgressivo: { 6: 12.2, 12: 11.5 },
    estoque: 180,
    vendas: 76,
    descricao:
      'A de subir o morro com a lata no bolso da mochila. Mesma receita da long neck, com um terço a mais de cerveja.',
  }),
  lata('AM-204', 'Weiss Neblina em lata', receita.weiss, {
    principal: 'AM-103',
    ml: 473,
    preco: 12.5,
    estoque: 110,
    vendas: 67,
    descricao:
      'Vire a lata de cabeça para baixo por um minuto antes de abrir: a levedura se espalha sozinha. Banana, cravo e muita espuma.',
  }),
  lata('AM-205', 'NEIPA Manga com Neblina', receita.neipa, {
    ml: 473,
    preco: 24.9,
    precooferta: 21.9,
    maxporpedido: 12,
    estoque: 66,
    vendas: 78,
    tags: ['lancamento'],
    descricao:
      'Amarela e opaca, de aveia e trigo, com duas cargas de lúpulo a frio. Não leva fruta: a manga que se sente vem do lúpulo. Beba fresca, em até 45 dias.',
  }),
  lata('AM-206', 'Catharina Sour Goiaba em lata', receita.sourGoiaba, {
    principal: 'AM-113',
    ml: 473,
    preco: 18.9,
    estoque: 0,
    vendas: 55,
    descricao:
      'A sour de goiaba para levar à praia, onde vidro não entra. O próximo envase sai com a goiaba nova, em dezembro.',
  }),
]
