import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  asksCaracteristica,
  describeCaracteristica,
  findCuidado,
  isDestaPessoa,
  makeCodigo,
  mayAskCaracteristica,
  pessoasCaracteristica,
} from './index.ts'

const visitante = { tipo_documento: null, tags: [] }

describe('of whom a field is asked (decision 0175)', () => {
  test.each([
    ['TODAS', null, true],
    ['TODAS', 'CPF', true],
    ['FISICA', 'CPF', true],
    ['FISICA', 'CNPJ', false],
    ['FISICA', 'ESTRANGEIRO', true],
    ['FISICA', null, false],
    ['JURIDICA', 'CNPJ', true],
    ['JURIDICA', 'CPF', false],
    ['JURIDICA', null, false],
  ] as const)('%s is asked of a document %s: %s', (pessoa, documento, esperado) => {
    expect(isDestaPessoa(pessoa, documento)).toBe(esperado)
  })

  test.each([
    [[], [], true],
    [[], ['ouro'], true],
    [['ouro'], ['ouro', 'prata'], true],
    [['ouro', 'prata'], ['prata'], true],
    [['ouro'], ['prata'], false],
    [['ouro'], [], false],
  ])('a field for the groups %j is asked of who is in %j: %s', (doCampo, dela, esperado) => {
    expect(
      asksCaracteristica({ pessoa: 'TODAS', tags: doCampo }, { tipo_documento: 'CPF', tags: dela }),
    ).toBe(esperado)
  })

  test('a visitor may be asked what either kind of person is, and nothing of a group', () => {
    for (const pessoa of pessoasCaracteristica) {
      expect(mayAskCaracteristica({ pessoa, tags: [] }, visitante)).toBe(true)
      expect(mayAskCaracteristica({ pessoa, tags: ['ouro'] }, visitante)).toBe(false)
    }
  })

  test('whoever has a document is asked by one rule, and each document is of one kind of person', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('CPF', 'CNPJ', 'ESTRANGEIRO'),
        fc.array(fc.constantFrom('ouro', 'prata', 'bronze')),
        fc.array(fc.constantFrom('ouro', 'prata', 'bronze')),
        (tipo_documento, tags, doCampo) => {
          const quem = { tipo_documento, tags }
          const [todas, fisica, juridica] = pessoasCaracteristica.map((pessoa) =>
            asksCaracteristica({ pessoa, tags: doCampo }, quem),
          )
          expect(todas).toBe(fisica || juridica)
          expect(fisica && juridica).toBe(false)
          for (const pessoa of pessoasCaracteristica) {
            const campo = { pessoa, tags: doCampo }
            expect(mayAskCaracteristica(campo, quem)).toBe(asksCaracteristica(campo, quem))
          }
        },
      ),
    )
  })
})

describe('a field in words', () => {
  const campo = {
    escopo: 'CLIENTE',
    nome: 'Ramo',
    tipo: 'TEXTO',
    obrigatoria: false,
    opcoes: [],
    pessoa: 'TODAS',
    tags: [],
    minimo: null,
    maximo: null,
  } as const
  test.each([
    [{}, 'Pede um texto de uma linha, a todos, no cadastro. É opcional.'],
    [
      { escopo: 'PEDIDO', obrigatoria: true, maximo: 60, pessoa: 'JURIDICA' },
      'Pede um texto de uma linha, até 60 letras, a empresas, em cada pedido. É obrigatório.',
    ],
    [
      { tipo: 'TEXTO_LONGO', minimo: 1, maximo: 300 },
      'Pede um texto de várias linhas, de 1 a 300 letras, a todos, no cadastro. É opcional.',
    ],
    [
      { tipo: 'LISTA', opcoes: ['A', 'B', 'C'], pessoa: 'FISICA', tags: ['ouro'] },
      'Pede a escolha de uma entre 3 opções, a pessoas físicas do grupo ouro, no cadastro. É opcional.',
    ],
    [{ tipo: 'NUMERO', minimo: 0.5 }, 'Pede um número, de 0,5 para cima, a todos, no cadastro. É opcional.'],
    [
      { tipo: 'NUMERO', minimo: -0.000001, maximo: 10 },
      'Pede um número, de -0,000001 a 10, a todos, no cadastro. É opcional.',
    ],
    [
      { tipo: 'SIMNAO', tags: ['ouro', 'prata', 'vip'] },
      'Pede um sim ou não, a quem é dos grupos ouro, prata e vip, no cadastro. É opcional.',
    ],
  ] as const)('%j: %s', (mudado, frase) => {
    expect(describeCaracteristica({ ...campo, ...mudado })).toBe(frase)
  })
})

describe('the code of a field', () => {
  test.each([
    ['Inscrição estadual', 'inscricao_estadual'],
    ['  Nº do pedido? ', 'n_do_pedido'],
    ['2º telefone', 'campo_2_telefone'],
    ['名前', 'campo'],
    ['É preciso agendar a entrega?', 'e_preciso_agendar_a_entrega'],
  ])('%s is %s', (nome, codigo) => {
    expect(makeCodigo(nome, new Set())).toBe(codigo)
  })

  test('is never one that was used, and always one that the table takes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 0, max: 12 }), (nome, vezes) => {
        const usados = new Set<string>()
        for (let i = 0; i <= vezes; i++) {
          const codigo = makeCodigo(nome, usados)
          expect(usados.has(codigo)).toBe(false)
          expect(codigo).toMatch(/^[a-z][a-z0-9_]{0,59}$/)
          usados.add(codigo)
        }
      }),
    )
  })
})

test.each([
  ['Você tem alguma doença?', 'SENSIVEL'],
  ['Religião', 'SENSIVEL'],
  ['Filiação sindical', 'SENSIVEL'],
  ['Raça', 'SENSIVEL'],
  ['Alergias', 'SENSIVEL'],
  ['Senha do portão', 'SEGREDO'],
  ['Número do cartão', 'SEGREDO'],
  ['Ramo de atividade', null],
  ['Mensagem do cartão', null],
  ['Nome de quem recebe', null],
  ['Graça', null],
])('%s: %s (LGPD, art. 5, II)', (nome, cuidado) => {
  expect(findCuidado(nome)).toBe(cuidado)
})
