import * as z from 'zod';
import { jobTypes } from '#contracts/product.ts';
import { jobStatuses } from './job-status.ts';

export const inputKinds = ['text', 'url', 'none'] as const;
export type InputKind = (typeof inputKinds)[number];

/** The user's input, with at most one of `text` and `url`. It is stored, so a new field must be optional. */
export const jobInput = z.object({
  text: z.string().nullable(),
  url: z.string().nullable(),
  keywords: z.string().nullable(),
  imageCount: z.int().nullable(),
});
export type JobInput = z.infer<typeof jobInput>;

/**
 * Input of the state machines and of each of their states. Choice states read `jobType` and `contextKind` to choose a
 * job's path. A stage loads everything else by `jobId`.
 */
export const machineInput = z.object({
  jobId: z.uuid(),
  jobType: z.enum(jobTypes),
  contextKind: z.enum(inputKinds),
});
export type MachineInput = z.infer<typeof machineInput>;

/**
 * The payload that a task state sends to the stage function. All stages share the function, so the payload names the
 * status.
 */
export const stageCall = z.object({ status: z.enum(jobStatuses), input: z.unknown() });

/**
 * What a Catch adds for `failed` and `cancelled`: the error's name, and its cause as JSON in the format of Step
 * Functions.
 */
export const machineFailure = machineInput.extend({
  failure: z.object({ Error: z.string(), Cause: z.optional(z.string()) }),
});
export type MachineFailure = z.infer<typeof machineFailure>;

/** The output of `processing`: the images that the Map iterates over. */
export const imageListOutput = machineInput.extend({ imageIds: z.array(z.string()) });
export type ImageListOutput = z.infer<typeof imageListOutput>;

/** Input of `images_processing`, once per image in the Map. */
export const imageStageInput = machineInput.extend({ imageId: z.string() });
