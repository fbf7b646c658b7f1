import { expect, test } from 'vitest'

import type { ContextoComprador } from '../acesso/index.ts'
import { requireParticipante } from './participante.ts'

const contexto = (papel: ContextoComprador['papel']) =>
  ({
    fornecedor: { idfornecedor: 'loja' },
    sessao: { idusuario: 'alguem', nome: 'Alguém', cliente_nome: null },
    papel,
    idcliente: 'ana',
  }) as unknown as ContextoComprador // what is read of it

test('whoever runs the platform is on no side of a conversation, not even under an access to the store (decision 0154)', () => {
  expect(requireParticipante(contexto('cliente'))).toMatchObject({ lado: 'CLIENTE', idcliente: 'ana' })
  expect(requireParticipante(contexto('atendente'))).toMatchObject({ lado: 'LOJA', idcliente: null })
  expect(() => requireParticipante(contexto('operador'))).toThrow()
})
