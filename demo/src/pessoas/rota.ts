import { withCnpjDigitos } from '@vitrine/rules/documento'

import { cambui, centro, guanabara, indaiatuba, saoPaulo, sumare, taquaral, valinhos } from './lugares.ts'
import type { ClienteDemo } from './pessoa.ts'

/** Whom rep visits, street by street. */
const VISITAS = [
  ['Adega Vila Nova', centro],
  ['Bar Amarelinho', cambui],
  ['Bistrô da Estação', taquaral],
  ['Café Bonfim', guanabara],
  ['Cantina Bella Vista', valinhos],
  ['Churrascaria Boi Bom', sumare],
  ['Conveniência Norte-Sul', indaiatuba],
  ['Empadaria São Bento', centro],
  ['Espetinho da Lagoa', taquaral],
  ['Galeteria Proença', guanabara],
  ['Hamburgueria do Bosque', cambui],
  ['Lanches Mogiana', valinhos],
  ['Mercearia Ponte Preta', centro],
  ['Mini Mercado Swift', indaiatuba],
  ['Padaria Flor de Campinas', cambui],
  ['Pastelaria Mercadão', centro],
  ['Pizzaria Dom Pedro', taquaral],
  ['Quitanda Jaraguá', saoPaulo],
  ['Restaurante Fazenda Velha', sumare],
  ['Rotisserie Sant’Ana', saoPaulo],
  ['Sorveteria Alvorada', guanabara],
] as const

/** Which day of the week each is visited; on Saturdays and Sundays some too, so that every demo day has a route. */
const DIAS = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'] as const

/** With bar and the three of compras, the 25 clients of rep. */
export const daRota: readonly ClienteDemo[] = VISITAS.map(([nome, lugar], i) => ({
  chave: `rota-${i + 1}`,
  tipo_documento: 'CNPJ',
  documento: withCnpjDigitos(`7${String(3_019_245 + i * 70_717).padStart(7, '0')}0001`),
  nome,
  razaosocial: `${nome} Ltda.`,
  email: `contato${i + 1}@vitrine.example`,
  telefone: `+5519325403${String(i).padStart(2, '0')}`,
  enderecos: [{ ...lugar, numero: String(100 + i * 37), apelido: nome }],
  cadastros: [
    {
      slug: 'atacado',
      aprovado: true,
      limite: 2000 + i * 250,
      representante: 'rep@vitrine.example',
      tags: [...(i % 5 === 0 ? ['ouro'] : []), `rota-${DIAS[i % DIAS.length]}`],
    },
  ],
}))
