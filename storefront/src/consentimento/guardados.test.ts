import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('..', import.meta.url))
/** What both front ends keep of a conversation. */
const conversa = fileURLToPath(new URL('../../../conversa/src/', import.meta.url))

/** Writers that ask nobody, and why they may. */
const semPergunta: Record<string, string> = {
  'idade/idade.store.ts': 'the answer that the law asks for, in this tab alone (readings 8)',
  'link-acao/claim-abertura.ts': 'keeps a link from acting twice, as a reload would',
  'medicao/observe-formularios.ts': 'runs only where measuring was agreed to (root.tsx)',
  'medicao/use-pedido-medido.ts': 'runs only where measuring was agreed to (root.tsx)',
  'moldura/guardas/guarda-do-modulo.tsx': 'the same, by the inline script of the page',
  'shell/erro-da-pagina.tsx': 'that a page was loaded anew once, so that it is not done for ever',
  'shell/pendente.ts': 'lies below the consent: who calls it asks',
  'submissao/use-idsubmissao.ts': 'keeps an order from being made twice',
  'representante/carteira.ts': 'the screen asks before it reads a list',
}

test('whatever is written on a device asks for its group of cookies first (§4 Local persistence; T5)', () => {
  const arquivos = [src, conversa].flatMap((pasta) =>
    globSync('**/*.{ts,tsx}', { cwd: pasta }).map((file) => ({
      nome: file.replaceAll('\\', '/'),
      texto: readFileSync(pasta + file, 'utf8'),
    })),
  )
  const escritores = arquivos.filter(
    ({ nome, texto }) => !/\.test\.tsx?$/.test(nome) && /Storage\.setItem|keepPendente\(/.test(texto),
  )
  expect(escritores.length).toBeGreaterThan(10)
  const calados = escritores
    .filter(({ texto }) => !/mayKeep\w+\(\)|listEffective\(/.test(texto))
    .map(({ nome }) => nome)
  expect(calados.toSorted()).toEqual(Object.keys(semPergunta).toSorted())
})
