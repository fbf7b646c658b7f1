import { execFileSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { composeCurl } from './compose-curl.ts'

const loja = { idfornecedor: '0197' }

test('a call without a body is its method, its address and the session', () => {
  expect(
    composeCurl('https://loja.example', {
      para: 'Listar',
      key: 'GET /painel/v1/{idfornecedor}/chaves',
      params: loja,
    }),
  ).toBe('curl -X GET \'https://loja.example/painel/v1/0197/chaves\' \\\n  -H "Authorization: Bearer $TOKEN"')
})

test('a body reaches the shell as it was typed, with quotes and all', () => {
  const body = { nome: `ERP d'Água "Sul" $HOME \`id\`` }
  const dito = composeCurl('https://loja.example', {
    para: 'Criar',
    key: 'POST /painel/v1/{idfornecedor}/chaves',
    params: loja,
    body,
  })
  // The shell itself says what the program would be given.
  const argumentos = execFileSync('sh', ['-c', dito.replace('curl', "printf '%s\\0'")], { encoding: 'utf8' })
  expect(JSON.parse(argumentos.split('\0').at(-2) ?? '')).toEqual(body)
})
