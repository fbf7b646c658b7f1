import { useState } from 'react'
import { useLoaderData } from 'react-router'

import type { CartaDaLoja, ConteudoEditado, VersaoDoConteudo } from '@vitrine/contract'

import { MolduraDaTela, useGuarda } from '#cadastro'
import { Barra, listMudancas, NavegacaoDoConteudo, useEdicao, useVez } from '#publicacao'

import type { Escrita } from './escrita.ts'
import { FormularioCarta } from './formulario-carta.tsx'
import type { loadCarta } from './load-cartas.ts'
import { PreviaDaCarta } from './previa-da-carta.tsx'

import './carta.css'

export { loadCarta as loader } from './load-cartas.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Carta' }

/** One letter: its words in a draft, how it arrives, and its versions. */
export default function TelaDaCarta() {
  useGuarda()
  const { carta, editada, semDireito } = useLoaderData<typeof loadCarta>()
  return (
    <MolduraDaTela
      className="ajustes conteudo carta"
      titulo={carta?.nome ?? 'Carta'}
      partes={<NavegacaoDoConteudo />}
      semDireito={semDireito}
      direito="muda o conteúdo"
      oQue="esta carta"
    >
      {carta && <Editor carta={carta} lida={editada} />}
    </MolduraDaTela>
  )
}

function Editor({ carta, lida }: { carta: CartaDaLoja; lida: ConteudoEditado | null }) {
  const [nova] = useState(() => ({
    idconteudo: crypto.randomUUID(),
    rascunho: null,
    no_ar: null,
    agendadas: [],
  }))
  const { idconteudo } = lida ?? nova
  const edicao = useEdicao('CARTA', idconteudo, lida ?? nova)
  const { vez, write } = useVez(edicao)
  const [escrita, setEscrita] = useState(() => escritaOf(edicao.base, carta))
  return (
    <>
      <p className="text-ink-muted">{carta.quando}</p>
      <div className="publicacao-lados">
        <div>
          <Barra
            tipo="CARTA"
            idconteudo={idconteudo}
            edicao={edicao}
            compare={(antes, depois) => listMudancas(toVersao(antes, carta), toVersao(depois, carta))}
          />
          {!edicao.editado.no_ar && <p className="text-ink-muted">Hoje vai o texto de costume.</p>}
          <FormularioCarta
            key={vez}
            carta={carta}
            base={escritaOf(edicao.base, carta)}
            onEscrita={setEscrita}
            onWrite={(dados) => write({ chave: carta.modelo, dados })}
          />
        </div>
        <PreviaDaCarta modelo={carta.modelo} escrita={escrita} />
      </div>
    </>
  )
}

/** What is written of it, the usual words while nothing is. */
function escritaOf(versao: VersaoDoConteudo | null, { assunto, texto }: CartaDaLoja): Escrita {
  const textoOf = (valor: unknown, usual: string) => (typeof valor === 'string' ? valor : usual)
  const dados = versao?.dados
  return { assunto: textoOf(dados?.['assunto'], assunto), texto: textoOf(dados?.['texto'], texto) }
}

function toVersao(versao: VersaoDoConteudo | null, carta: CartaDaLoja) {
  const { assunto, texto } = escritaOf(versao, carta)
  return { ditos: { Assunto: assunto, Texto: texto }, partes: [] }
}
