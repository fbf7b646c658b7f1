import { useState } from 'react'
import { useLoaderData } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { buttonClass, Icon } from '@vitrine/ui'

import { SecaoAreas, type Tiles } from '#area'
import { MolduraDaTela, useGuarda } from '#cadastro'
import { SecaoConta } from '#conta-provedor'
import { SecaoEntregas } from '#entrega'
import { SecaoLojas } from '#loja'
import { useTrabalho } from '#shell'

import { FormularioIdentidade } from './formulario-identidade.tsx'
import { listPassos, type Preparo } from './list-passos.ts'
import type { loadPreparo } from './load-preparo.ts'
import { Passos } from './passos.tsx'
import { SecaoDocumentos } from './secao-documentos.tsx'
import { SecaoEstreia } from './secao-estreia.tsx'
import { SecaoPagamentos } from './secao-pagamentos.tsx'

import './preparo.css'

export { loadPreparo as loader } from './load-preparo.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

/** They are looked at where deliveries are (`/entregas`). */
const semRecusados = [] as const

export const handle = { migalha: 'Preparar a loja' }

/** What a store needs before anybody can buy there: what stands, what is missing, and where each is written (issue 17, line 2). */
export default function TelaDoPreparo() {
  useGuarda()
  const { preparo, semDireito, tiles } = useLoaderData<typeof loadPreparo>()
  const { slug } = useTrabalho().loja
  return (
    <MolduraDaTela
      className="ajustes preparo"
      titulo="Preparar a loja"
      cabeca={
        <header className="preparo-cabeca">
          <h1>Preparar a loja</h1>
          {/* The shop is another front end: a document of its own. */}
          <a
            className={buttonClass({ variant: 'outline', size: 's' })}
            href={urls.loja(slug)}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="eye" /> Ver como cliente
          </a>
        </header>
      }
      semDireito={semDireito}
      direito="a prepara"
      oQue="como a loja está"
    >
      {preparo && <Preparada lido={preparo} tiles={tiles} />}
    </MolduraDaTela>
  )
}

function Preparada({ lido, tiles }: { lido: Preparo; tiles: Tiles }) {
  const [preparo, setPreparo] = useState(lido)
  const change = (mudanca: Partial<Preparo>) => setPreparo((antes) => ({ ...antes, ...mudanca }))
  const { identidade, lojas, areas, entregas, pagamentos, conta, paginas, estreia, teste } = preparo
  return (
    <>
      <Passos passos={listPassos(preparo)} />
      <section id="identidade" aria-labelledby="identidade-titulo">
        <h2 id="identidade-titulo">Nome e jeito de vender</h2>
        <FormularioIdentidade lida={identidade} onGravada={(gravada) => change({ identidade: gravada })} />
      </section>
      <section id="lojas" aria-labelledby="lojas-titulo">
        <h2 id="lojas-titulo">Lojas</h2>
        <SecaoLojas lojas={lojas} onChange={(agora) => change({ lojas: agora })} />
      </section>
      <section id="areas" aria-labelledby="areas-titulo">
        <h2 id="areas-titulo">Áreas de entrega</h2>
        <SecaoAreas
          areas={areas}
          lojas={lojas}
          recusados={semRecusados}
          tiles={tiles}
          onChange={(agora) => change({ areas: agora })}
        />
      </section>
      <section id="entrega" aria-labelledby="entrega-titulo">
        <h2 id="entrega-titulo">Entrega e retirada</h2>
        <SecaoEntregas
          entregas={entregas}
          lojas={lojas}
          areas={areas}
          onChange={(agora) => change({ entregas: agora })}
        />
      </section>
      <section id="pagamento" aria-labelledby="pagamento-titulo">
        <h2 id="pagamento-titulo">Pagamento</h2>
        <SecaoPagamentos pagamentos={pagamentos} onChange={(agora) => change({ pagamentos: agora })} />
      </section>
      <section id="conta" aria-labelledby="conta-titulo">
        <h2 id="conta-titulo">Conta de pagamento</h2>
        <SecaoConta conta={conta} onChange={(agora) => change({ conta: agora })} />
      </section>
      <section id="termos" aria-labelledby="termos-titulo">
        <h2 id="termos-titulo">Termos da loja</h2>
        <SecaoDocumentos paginas={paginas} identidade={identidade} termo={estreia.termo} />
      </section>
      <section id="estreia" aria-labelledby="estreia-titulo">
        <h2 id="estreia-titulo">No celular e primeiro pedido</h2>
        <SecaoEstreia estreia={estreia} teste={teste} onTeste={(agora) => change({ teste: agora })} />
      </section>
    </>
  )
}
