import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import type { Fornecedor } from '@vitrine/contract'
import { janelaPadrao } from '@vitrine/contract/janela'

import { DocumentoTema } from '../moldura/documento-tema.tsx'

/** What is written into a script or a style by hand (T3): React escapes the rest. */
const MAU = '</script><script>alert(1)</script>'

function render(Component: () => React.ReactNode): string {
  const loja = {
    idfornecedor: MAU,
    slug: 'loja',
    nome: MAU,
    tags: [],
    config: {
      seo: { favicon: '' },
      tema: {
        entradas: { font: 'Figtree', brand: MAU, scheme: 'light' },
        logo: { claro: MAU, escuro: MAU },
        css: `--brand:</style>${MAU}`,
        cssEscuro: MAU,
      },
    },
  } as unknown as Fornecedor // the fields that these parts read
  const plataforma = { nome: MAU, cnpj: MAU, endereco: MAU, email: MAU }
  const root = { loja, janela: { ...janelaPadrao, plataforma }, sessao: null, origem: 'https://loja.example' }
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component }])
  return renderToString(<Stub hydrationData={{ loaderData: { root } }} />)
}

test('window.__VITRINE__ and the look of a store cannot leave their elements', () => {
  const html = render(() => <DocumentoTema />)
  const script = /window\.__VITRINE__=(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(script)).toMatchObject({ idfornecedor: MAU, plataforma: { nome: MAU } })
  expect(html).not.toContain(MAU)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html.match(/<\/style/g)).toHaveLength(1)
})
