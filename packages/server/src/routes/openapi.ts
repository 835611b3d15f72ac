/**
 * The API description (OpenAPI 3.1), made from the table of routes. Its schemas are those that validate the requests.
 */
import { version } from '@kumiki/core/base'
import * as z from 'zod'
import { problemSchema } from '../http/problem.ts'
import type { Key, Route } from '../http/route.ts'
import { variablesOf } from '../http/route.ts'

export function describe(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes.filter(({ path }) => path.startsWith('/api/'))) {
    const path = route.path.replace(/:([a-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kumiki', version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema, 'output') },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of an edit link, of a play, or the operator’s',
        },
      },
    },
  }
}

function operation({ method, text, path, query, body, reply, status, type, key }: Route): object {
  const problem = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  const [media = type] = type.split(';')
  return {
    operationId: nameOf(method, path),
    summary: text.en,
    description: text.ja,
    parameters: [
      ...variablesOf(path).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...parametersOf(query),
    ],
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } }
      : {}),
    ...(key === 'nothing' ? {} : { security: [{ bearer: [] }], 'x-kumiki-key': key satisfies Key }),
    responses: {
      [status]: { description: 'Done', content: { [media]: reply ? { schema: schemaOf(reply, 'output') } : {} } },
      default: problem,
    },
  }
}

/** The operation id, which generated clients use as a function name: getPuzzlesIdAbout. */
const nameOf = (method: string, path: string): string =>
  method.toLowerCase() +
  path
    .split(/\W+/)
    .slice(2)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')

function parametersOf(query: z.ZodType | null): object[] {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
