import type { EntryContext } from 'react-router'

/** The state of a page without a form's answer and without an error, as the router's browser side reads it, but for its data. */
const ESTADO = '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n'

/**
 * What the screens of a page were drawn from, as JSON in the page, and with it the rest of the router's state: a form's answer and errors, which are
 * rare and which the router writes itself. In its own writing each value stands by its number and all of it is a text inside of a text: that is several
 * times the work, and a seventh more of what travels. JSON is what the data came as.
 */
export async function writeDados(
  { staticHandlerContext, serverHandoffStream }: EntryContext,
  nonce: string,
): Promise<string> {
  const { loaderData, actionData, errors } = staticHandlerContext
  const estado = actionData || errors ? await new Response(serverHandoffStream).text() : ESTADO
  return `<script type="application/json">${toJson(loaderData)}</script><script nonce="${nonce}">${READ}(${toJson(estado)})</script>`
}

/** No text of it can close the element that it stands in. */
const toJson = (dados: unknown): string => JSON.stringify(dados).replaceAll('<', String.raw`\u003c`)

/** The router sets its state once it has read what was handed to it: whatever it has read of data then, these are they. */
const READ = `((r,d,e)=>t=>{Object.defineProperty(r,'state',{get:()=>e,set(s){s.loaderData=d;e=s}});r.streamController.enqueue(t);r.streamController.close()})(__reactRouterContext,JSON.parse(document.currentScript.previousSibling.textContent))`
