import { expect, test } from 'vitest'

import { checkRespostas, type CampoDoFormulario } from './check-respostas.ts'

const campo = (
  tipo: CampoDoFormulario['tipo'],
  mais: Partial<CampoDoFormulario> = {},
): CampoDoFormulario => ({
  nome: 'campo',
  tipo,
  rotulo: 'Campo',
  obrigatorio: true,
  opcoes: tipo === 'ESCOLHA' ? ['Bar', 'Mercado'] : [],
  ...mais,
})
const read = (asked: CampoDoFormulario, dita: string) => {
  const { respostas, campos } = checkRespostas([asked], { campo: dita })
  return campos.campo ?? respostas[0]?.valor ?? ''
}

test.each([
  ['one line of text, without blanks at its ends', campo('TEXTO'), ' Bia\n  Souza\t', 'Bia Souza'],
  ['markup is text like any other', campo('TEXTO'), '<b>Bia</b>', '<b>Bia</b>'],
  [
    'lines of a long text stay lines',
    campo('TEXTO_LONGO'),
    'Oi.\r\n\r\n\r\n\r\nTudo bem?',
    'Oi.\n\nTudo bem?',
  ],
  ['what cannot be stored is left out', campo('TEXTO'), 'a\u0000b\ud800', 'ab\ufffd'],
  ['an e-mail in small letters', campo('EMAIL'), ' Bia@Vitrine.example ', 'bia@vitrine.example'],
  ['no e-mail', campo('EMAIL'), 'bia@', 'Confira o e-mail: falta algo nele.'],
  ['a telephone as it is written here', campo('TELEFONE'), '19 99999-0000', '(19) 99999-0000'],
  [
    'one without its area code',
    campo('TELEFONE'),
    '99999-0000',
    'Diga o telefone com DDD, como (19) 99999-0000.',
  ],
  ['letters in it', campo('TELEFONE'), '19 99999-0000 bia', 'Diga o telefone com DDD, como (19) 99999-0000.'],
  ['a choice of those', campo('ESCOLHA'), 'Bar', 'Bar'],
  ['a choice that is none', campo('ESCOLHA'), 'Navio', 'Escolha uma das opções.'],
  ['nothing where something is asked for', campo('TEXTO_LONGO'), '   ', 'Escreva sua mensagem.'],
  ['nothing where nothing is', campo('EMAIL', { obrigatorio: false }), '', ''],
  ['too much', campo('TEXTO'), 'x'.repeat(201), 'Use no máximo 200 caracteres.'],
])('an answer: %s (ux 1.17.3)', (_, asked, dita, expected) => expect(read(asked, dita)).toBe(expected))

test('answers come in the order of the form with their questions; what it does not ask for is left out', () => {
  const campos = [
    campo('TEXTO', { nome: 'nome', rotulo: 'Nome' }),
    campo('EMAIL', { nome: 'email', rotulo: 'E-mail' }),
  ]
  const ditas = { email: 'bia@vitrine.example', outro: 'x', nome: 'Bia' }
  expect(checkRespostas(campos, ditas)).toEqual({
    respostas: [
      { nome: 'nome', rotulo: 'Nome', valor: 'Bia' },
      { nome: 'email', rotulo: 'E-mail', valor: 'bia@vitrine.example' },
    ],
    campos: {},
  })
})
