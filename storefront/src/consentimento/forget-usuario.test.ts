import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { onForget } from './on-forget.ts'
import { forgetUsuario } from './forget-usuario.ts'

/** A storage of the browser: its keys are its own properties. */
function createStorage(inicial: Record<string, string>) {
  const storage: Record<string, unknown> = { ...inicial }
  Object.defineProperty(storage, 'getItem', { value: (key: string) => storage[key] ?? null })
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => delete storage[key] })
  return storage
}
const carrinho = (dono: string | null) =>
  JSON.stringify({ build: 'b', guardado: { dono, itens: [{ id: 'a', preconf: 45.9 }], passos: [] } })

let local: Record<string, unknown>
let sessao: Record<string, unknown>

beforeEach(() => {
  local = createStorage({
    'vitrine_carrinho:atacado': carrinho('ana'),
    'vitrine_carrinho:obra': carrinho('ana'),
    'vitrine_carrinho:emporio': carrinho(null),
    'vitrine_carrinho:quebrado': '{',
    vitrine_visao: 'grade',
    vitrine_visao_lojas: '[{"ultima_compra":12}]',
    'vitrine_usuario_pedido:10001': '{"total":12}',
    'vitrine:buscas:obra': '["cimento"]',
    'vitrine_lista:obra:ana': 'id',
    'vitrine_chat:loja:ana': '{"fila":[]}',
    vitrine_mensagem_lida: '["loja|ana|x"]',
  })
  sessao = createStorage({
    'vitrine_submissao:obra': '1:id',
    vitrine_usuario_cadastro: '{"cpf":"1"}',
    vitrine_maior_de_18: '1',
  })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', sessao)
})
afterEach(() => vi.unstubAllGlobals())

test('after the logout the device keeps nothing personal and nothing priced; what a visitor chose stays (audit N5)', async () => {
  await forgetUsuario()
  expect(Object.keys(local).toSorted()).toEqual(['vitrine_carrinho:emporio', 'vitrine_visao'])
  expect(Object.keys(sessao)).toEqual(['vitrine_maior_de_18'])
})

test('who waits to write is told, once', async () => {
  const told = vi.fn<() => void>()
  onForget(told)
  await forgetUsuario()
  await forgetUsuario()
  expect(told).toHaveBeenCalledTimes(1)
})
