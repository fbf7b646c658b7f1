import { Form, Link, useNavigation } from 'react-router'

import type { Endereco } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatEndereco } from '@vitrine/rules/documento'
import { Button, buttonClass } from '@vitrine/ui'

import { ResumoErro } from '#acesso'
import { useLoja } from '#shell'

import { CamposEndereco } from './campos-endereco.tsx'
import type { EstadoEnderecos } from './save-endereco.ts'

/** Where invoices are made out to: an address apart, or that of each delivery (§3 Address). */
export function SecaoFaturamento({ faturamento }: { faturamento: Endereco | null }) {
  return (
    <section className="section" aria-labelledby="titulo-faturamento">
      <h2 id="titulo-faturamento">Endereço de faturamento</h2>
      <p className="mt-1 text-ink-muted">
        {faturamento
          ? formatEndereco(faturamento)
          : 'A nota sai com o endereço da entrega. Se a sua empresa usa outro, informe aqui.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link className={buttonClass({ variant: 'outline', size: 's' })} to="?faturamento=1">
          {faturamento ? 'Editar endereço de faturamento' : 'Usar outro endereço'}
        </Link>
        {faturamento && (
          <Form method="post">
            <Button type="submit" name="acao" value="remover-faturamento" variant="ghost" size="s">
              Usar o da entrega
            </Button>
          </Form>
        )}
      </div>
    </section>
  )
}

export function FormularioFaturamento(props: {
  faturamento: Endereco | null
  estado: EstadoEnderecos | undefined
}) {
  const { faturamento, estado } = props
  const { slug } = useLoja()
  const { state } = useNavigation()
  return (
    <>
      <h1 className="mb-6">Endereço de faturamento</h1>
      <ResumoErro ocorrencia={estado}>{estado?.erro}</ResumoErro>
      <Form method="post" noValidate>
        <CamposEndereco
          isEntrega={false}
          valores={estado?.valores ?? faturamento ?? {}}
          erros={estado?.erros ?? {}}
        />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" name="acao" value="faturamento" size="l" loading={state !== 'idle'}>
            Salvar endereço de faturamento
          </Button>
          <Link className={buttonClass({ variant: 'ghost', size: 'l' })} to={urls.enderecos(slug)}>
            Cancelar
          </Link>
        </div>
      </Form>
    </>
  )
}
