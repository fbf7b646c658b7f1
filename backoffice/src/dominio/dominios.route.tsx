import { useLoaderData } from 'react-router'

import type { DominiosDaLoja } from '@vitrine/contract'
import { todayIn } from '@vitrine/rules/data'

import { MolduraDaTela, useGuarda } from '#cadastro'
import { ChamadaEquivalente } from '#chamada'
import { useTrabalho } from '#shell'

import { CartaoDominio } from './cartao-dominio.tsx'
import { FormularioDominio } from './formulario-dominio.tsx'
import type { loadDominios } from './load-dominios.ts'
import { useDominios } from './use-dominios.ts'

import './dominio.css'

export { loadDominios as loader } from './load-dominios.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Domínios' }

/** Hosts at which the store is found by its own name: said, proven, on the air (issue 17, lines 2 and 9). */
export default function TelaDosDominios() {
  useGuarda()
  const { semDireito, dominios, agora } = useLoaderData<typeof loadDominios>()
  return (
    <MolduraDaTela
      className="ajustes dominio"
      titulo="Domínios"
      conexao="ESCREVE"
      semDireito={semDireito}
      direito="cuida dos domínios"
      oQue="os domínios da loja"
    >
      {dominios && <Lidos lidos={dominios} agora={agora} />}
    </MolduraDaTela>
  )
}

function Lidos({ lidos, agora }: { lidos: DominiosDaLoja; agora: string }) {
  const { idfornecedor, fuso } = useTrabalho().loja
  const { dominios, onDito, check, crown, remove } = useDominios(lidos, idfornecedor)
  const hoje = { data: todayIn(fuso, new Date(agora)), fuso }
  return (
    <>
      <p className="text-ink-muted">
        A loja abre em{' '}
        <a className="link" href={dominios.url} target="_blank" rel="noreferrer">
          {dominios.url}
        </a>
        .
      </p>
      <p className="text-ink-muted">Com um domínio seu ela tem o seu nome, e só ele.</p>
      {dominios.data.length > 0 && (
        <ul className="dominio-lista" aria-label="Domínios da loja">
          {dominios.data.map((este) => (
            <CartaoDominio
              key={este.dominio}
              dominio={este}
              apontar={dominios.apontar}
              hoje={hoje}
              onConferir={() => check(este)}
              onPrincipal={() => crown(este)}
              onTirar={() => remove(este)}
            />
          ))}
        </ul>
      )}
      <section aria-labelledby="dominio-novo">
        <h2 id="dominio-novo">{dominios.data.length > 0 ? 'Mais um domínio' : 'O domínio da loja'}</h2>
        <FormularioDominio onDito={onDito} />
      </section>
      <ChamadaEquivalente
        chamadas={[
          {
            para: 'Ler os domínios',
            key: 'GET /painel/v1/{idfornecedor}/dominios',
            params: { idfornecedor },
          },
        ]}
      />
    </>
  )
}
