import { describe, expect, test } from 'vitest'

import { saveEndereco } from './save-endereco.ts'

function formOf(campos: Record<string, string>) {
  const form = new FormData()
  for (const [nome, valor] of Object.entries(campos)) form.set(nome, valor)
  return form
}
const campos = { cep: '13015-002', rua: 'Rua A', numero: '1', cidade: 'Campinas', uf: 'SP' }

describe('saving an address from its form', () => {
  test('an answer with code 400 shows its message, at the field it names; nothing typed is lost (§5)', async () => {
    const asked: string[] = []
    const client = async (key: string) => {
      asked.push(key)
      const falha = {
        codigo: 'entrada_invalida',
        error: 'Esta loja aceita um endereço só: altere o que já está cadastrado.',
        campos: { 'endereco.cep': 'CEP inválido.' },
      }
      return { ok: false, status: 400, falha }
    }
    const estado = await saveEndereco(client as never, 'x', formOf({ ...campos, idendereco: 'e1' }))
    expect(asked).toEqual(['POST /v1/app/{session_token}/cliente/enderecosput'])
    expect(estado).toMatchObject({
      erro: 'Esta loja aceita um endereço só: altere o que já está cadastrado.',
      erros: { cep: 'CEP inválido.' },
      valores: { rua: 'Rua A' },
    })
  })

  test('what the form itself finds wrong is never sent', async () => {
    const client = async () => expect.unreachable()
    const estado = await saveEndereco(client as never, 'x', formOf({ ...campos, cep: '1' }))
    expect(estado).toMatchObject({ erro: 'Confira os campos marcados.', erros: { cep: expect.any(String) } })
  })
})
